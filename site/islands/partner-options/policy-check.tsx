/** Which directive is missing in the content security policy of a partner's page. */

import { useState } from 'react';
import { missingForFrame, missingPermissions } from '../../../widget/embed/missing-permissions.ts';
import { type Deployment, type EmbedOptions, scriptFor } from './embed-options.ts';

interface PolicyCheckProps {
	options: EmbedOptions;
	deployment: Deployment;
}

export function PolicyCheck({ options, deployment }: PolicyCheckProps) {
	const [policy, setPolicy] = useState('');
	return (
		<section aria-labelledby="policy-title">
			<h2 id="policy-title">Would it run under your policy?</h2>
			<div className="option-field">
				<label htmlFor="policy">Content-Security-Policy of your page</label>
				<p className="source" id="policy-hint">
					The policy, the headers of a response, or meta tags. It stays in your browser. Without a policy nothing is
					missing.
				</p>
				<textarea
					id="policy"
					rows={4}
					spellCheck={false}
					value={policy}
					placeholder="default-src 'self'; script-src 'self'"
					aria-describedby="policy-hint"
					onChange={({ currentTarget: { value } }) => setPolicy(value)}
				/>
			</div>
			<ul className="policy-answer" aria-live="polite">
				{policy.trim() !== '' && answersTo(policy, options, deployment).map((line) => <li key={line}>{line}</li>)}
			</ul>
		</section>
	);
}

function answersTo(policy: string, options: EmbedOptions, deployment: Deployment): string[] {
	const missing =
		options.way === 'frame'
			? missingForFrame(policy, `${deployment.origin}/widget/v1/frame`)
			: missingPermissions(policy, scriptFor(options, deployment).src);
	return missing.length > 0 ? missing : ['Nothing is missing: the widget runs, fully styled.'];
}
