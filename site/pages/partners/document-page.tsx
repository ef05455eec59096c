/** A document for partners as a page, with a link to the other document. */

import { useContext } from 'react';
import { Contents, LongDocument } from '../../layout/long-document.tsx';
import { BuiltWidget } from '../../render/built-widget.ts';
import { pageMetadata } from '../../render/head/page-metadata.ts';
import { type PageName, routes } from '../../routes.ts';
import { type DocumentName, renderPartnerDocument } from './partner-documents.ts';

/** Order of the links between the documents. */
const pages = ['guide', 'recipes'] as const satisfies readonly PageName[];

export function DocumentPage({ name }: { name: DocumentName }) {
	const { title, contents, html } = renderPartnerDocument(name, useContext(BuiltWidget));
	const header = (
		<nav className="document-contents" aria-label="On this page">
			<details className="disclosure">
				<summary>On this page</summary>
				<div>
					<Contents contents={contents} />
				</div>
			</details>
		</nav>
	);
	const others = (
		<nav className="document-others" aria-label="For partners">
			{pages
				.filter((page) => page !== name)
				.map((page) => (
					<a key={page} href={routes.find((route) => route.name === page)?.path}>
						{pageMetadata[page].crumb}
					</a>
				))}
		</nav>
	);
	return (
		<LongDocument page={name} title={title} contents={contents} header={header} others={others}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents, rendered at build. */}
			<div className="document" dangerouslySetInnerHTML={{ __html: html }} />
		</LongDocument>
	);
}
