/** For partners: choose, see, copy, check the policy of the own page, and find where to paste. */

import { useEffect, useState } from 'react';
import type { WidgetManifest } from '../../../shared/built-widget.ts';
import { brand } from '../../../shared/content/brand.ts';
import { CopyLines } from './copy-lines.tsx';
import { type Deployment, defaultOptions, type KitOptions } from './kit-options.ts';
import { OptionsForm } from './options-form.tsx';
import { PartnersIntro } from './partners-intro.static.tsx';
import { PolicyCheck } from './policy-check.tsx';
import { Preview } from './preview.tsx';
import { WhereToPaste } from './where-to-paste.static.tsx';

export function PartnersPage() {
	const [options, setOptions] = useState<KitOptions>(defaultOptions);
	const deployment = useDeployment();
	return (
		<div className="partners wrap">
			<PartnersIntro />
			<div className="partner-kit">
				<OptionsForm
					options={options}
					deployment={deployment}
					onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
				/>
				<Preview options={options} />
			</div>
			<CopyLines options={options} deployment={deployment} />
			<PolicyCheck options={options} deployment={deployment} />
			<WhereToPaste />
		</div>
	);
}

/** Without scripts the page names the brand's address; with them the one that it is served from, and what was built there. */
function useDeployment(): Deployment {
	const [deployment, setDeployment] = useState<Deployment>({ origin: brand.url, files: {} });
	useEffect(() => {
		const { origin } = location;
		const found = (files: Deployment['files']) => setDeployment({ origin, files });
		fetch('/widget/v1/manifest.json')
			.then((answer) => answer.json() as Promise<WidgetManifest>)
			.then(
				({ files }) => found(files),
				() => found({}),
			);
	}, []);
	return deployment;
}
