/** Which directive of a host page's Content-Security-Policy would stop the widget. */

import { enquiriesPath } from '../../shared/enquiry/enquiry-api.ts';
import { allowsUrl } from './allows-url.ts';
import { type Policy, readPolicies } from './read-policies.ts';

/** What a sandbox must allow, and what happens without. */
const sandboxNeeds = {
	'allow-scripts': 'no script would run',
	'allow-forms': 'the form could not be sent',
	'allow-same-origin': 'enquiries would come from no origin, and be refused',
};

/** One sentence for each thing missing for the frame; none when it is shown. */
export function missingForFrame(pasted: string, address: string): string[] {
	const url = new URL(address);
	const missing = (policy: Policy) => missingSource(policy, ['frame-src'], url, 'the frame would stay empty');
	return [...new Set(readPolicies(pasted).flatMap(missing))];
}

/** One sentence for each thing missing; none when the widget runs. */
export function missingPermissions(pasted: string, scriptAddress: string): string[] {
	const script = readAddress(scriptAddress);
	if (!script) return ['The address of the widget’s script is not one that starts with https:// or http://.'];
	return [...new Set(readPolicies(pasted).flatMap((policy) => missingIn(policy, script)))];
}

function missingIn(policy: Policy, script: URL): string[] {
	const endpoint = new URL(enquiriesPath, script);
	return [
		...missingSource(policy, ['script-src-elem', 'script-src'], script, 'the script would not load'),
		...missingSource(policy, ['connect-src'], endpoint, 'enquiries could not be sent'),
		...missingInSandbox(policy.get('sandbox')),
	];
}

/** Each directive stands in for the one before it, and `default-src` for all. */
function missingSource(policy: Policy, directives: string[], url: URL, consequence: string): string[] {
	const given = directives.find((name) => policy.has(name));
	const name = given ?? `${directives.at(-1)}`;
	const sources = policy.get(given ?? 'default-src');
	if (!sources) return [];
	const has = (keyword: string) => sources.some((source) => source.toLowerCase().startsWith(keyword));
	if (name.startsWith('script-src') && has("'strict-dynamic'"))
		return [`${name} has ‘strict-dynamic’: put your nonce on the script tag, hosts are ignored.`];
	if (sources.some((source) => allowsUrl(source, url))) return [];
	const kept =
		given || has("'none'") || sources.length === 0 ? '' : ` Begin it with ${sources.join(' ')}, as default-src has it.`;
	const instead = has("'nonce-") && name.startsWith('script-src') ? ' Your nonce on its tag would do as well.' : '';
	return [`${name} lacks ${url.origin}: ${consequence}.${kept}${instead}`];
}

function missingInSandbox(flags: readonly string[] | undefined): string[] {
	const given = flags?.map((flag) => flag.toLowerCase());
	return Object.entries(sandboxNeeds)
		.filter(([flag]) => given && !given.includes(flag))
		.map(([flag, consequence]) => `sandbox lacks ${flag}: ${consequence}.`);
}

function readAddress(address: string): URL | undefined {
	return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}
