/** Checks that the logo is scalable and contains only shapes, because pages, icons and the social image draw it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sax, { type Tag } from 'sax';
import { ContentError } from '../content/check-content.ts';

const file = join(import.meta.dirname, '../../../shared/brand/logo.svg');

const shapes = 'svg g defs symbol use path rect circle ellipse line polyline polygon title desc'.split(' ');
const paints = 'linearGradient radialGradient stop clipPath mask'.split(' ');
const elements = new Set([...shapes, ...paints]);

/** @throws {ContentError} with one sentence about the first mistake */
export function checkLogo(svg = readFileSync(file, 'utf8')): void {
	const parser = sax.parser(true);
	let isRoot = true;
	const fail = (sentence: string) => {
		throw new ContentError(`logo.svg, line ${parser.line + 1}: ${sentence}.`);
	};
	parser.onerror = ({ message }) => fail(`it is no well-formed SVG (${message.split('\n')[0]}); export it again`);
	parser.onopentag = (tag) => {
		const sentence = (isRoot && rootMistake(tag as Tag)) || mistake(tag as Tag);
		if (sentence) fail(sentence);
		isRoot = false;
	};
	parser.write(svg).close();
	if (isRoot) fail('there is no <svg> in it; export it again');
}

function rootMistake({ name, attributes }: Tag): string | undefined {
	if (name !== 'svg') return `it begins with <${name}>; export it as SVG`;
	if (!/^\s*\S+\s+\S+\s+\S+\s+\S+\s*$/.test(attributes.viewBox ?? ''))
		return 'the <svg> has no viewBox; give it one, such as viewBox="0 0 32 32"';
	if (attributes.width || attributes.height)
		return 'the <svg> has a size; take width and height out, so that it is drawn at every size';
	return undefined;
}

function mistake({ name, attributes }: Tag): string | undefined {
	if (name === 'text') return '<text> needs a typeface; turn the letters into paths';
	if (!elements.has(name)) return `<${name}> is no shape; take it out, or export as plain SVG`;
	for (const [attribute, value] of Object.entries(attributes)) {
		if (/^on/i.test(attribute)) return `${attribute} is a script; take it out`;
		if (attribute === 'style') return 'the pages allow no style="…"; export with presentation attributes';
		if (/href$/.test(attribute) && !value.startsWith('#'))
			return `${attribute} leads out of the file; put the shape in it`;
	}
	return undefined;
}
