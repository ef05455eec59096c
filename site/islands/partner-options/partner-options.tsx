/** The lines to paste, what a partner chooses, and the widget as chosen. */

import { useEffect, useState } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import type { WidgetManifest } from '../../../widget/api/embed/widget-files.ts';
import { fetchData } from '../fetch-data.ts';
import { ContentSecurityPolicy, CopyLines } from './copy-lines.tsx';
import { type Deployment, defaultOptions, type EmbedOptions } from './embed-options.ts';
import { OptionsForm } from './options-form.tsx';
import { Preview } from './preview.tsx';
import { RegisteredSite } from './registered-site.tsx';

export function PartnerOptions() {
	const [options, setOptions] = useState<EmbedOptions>(defaultOptions);
	const deployment = useDeployment();
	return (
		<>
			<CopyLines options={options} deployment={deployment} />
			<div className="embed-options">
				<OptionsForm options={options} deployment={deployment} onChange={setOptions} />
				<Preview options={options} />
			</div>
			<ContentSecurityPolicy options={options} deployment={deployment} />
			<RegisteredSite partner={options.partner} />
		</>
	);
}

/** Without scripts the page names the brand's address; with them the one that it is served from, and what was built there. */
function useDeployment(): Deployment {
	const [deployment, setDeployment] = useState<Deployment>({ origin: brand.url, files: {} });
	useEffect(() => {
		const { origin } = location;
		const found = (files: Deployment['files']) => setDeployment({ origin, files });
		fetchData('/widget/v1/manifest.json').then(
			({ body }) => found((body as WidgetManifest).files),
			() => found({}),
		);
	}, []);
	return deployment;
}
