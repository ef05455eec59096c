/** Tests of formatting times in each language. */

import { expect, test } from 'vitest';
import { formatTime } from './format-date.ts';

test.each([
	['en', 'Thu 26 Nov, 6:22 pm'],
	['zh-Hans', '11月26日周四 下午6:22'],
	['ms', 'Kha 26 Nov, 6:22 petang'],
	['ta', 'வியாழன், 26 நவம்பர், மாலை 6:22'],
] as const)('in %s, an evening is written as people say it', (language, written) => {
	expect(formatTime('2026-11-26T10:22:00Z', language)).toBe(written);
});
