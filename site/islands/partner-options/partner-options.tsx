/** The interactive part of the partners' page: lines to paste, options, and a preview. */

import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import type { WidgetManifest } from '../../../widget/api/embed/widget-files.ts';
import { fetchData } from '../fetch-data.ts';
import { CopyBar, CopyLines } from './copy-lines.tsx';
import { type Deployment, linesFor } from './embed-lines.ts';
import { readOptions } from './embed-options.ts';
import { OptionsForm } from './options-form.tsx';
import { Preview } from './preview.tsx';

export function PartnerOptions() {
	const [fields, setFields] = useState(() => new FormData());
	const options = readOptions(fields);
	const lines = linesFor(options, useDeployment());
	const code = useRef<HTMLElement>(null);
	return (
		<div className="embed-options">
			<CopyLines options={options} lines={lines} code={code} />
			<div className="embed-choices">
				<OptionsForm way={options.way} accent={`${fields.get('accent') ?? ''}`} onChange={setFields} />
				<Preview {...options} />
				<CopyBar lines={lines} code={code} />
			</div>
		</div>
	);
}

/** Must equal the origin that `nameServedOrigin` wrote into the page, because hydration expects the same text. */
const origin = typeof location === 'undefined' ? brand.url : location.origin;

function useDeployment(): Deployment {
	const [files, setFiles] = useState<Deployment['files']>({});
	useEffect(() => {
		fetchData('/widget/v1/manifest.json').then(
			({ body }) => setFiles((body as WidgetManifest).files),
			// Without the manifest, the lines cannot pin a build.
			() => {},
		);
	}, []);
	return { origin, files };
}
