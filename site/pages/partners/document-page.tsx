/** A document for partners as a page: its sections, and beside them where each is. */

import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { pageMetadata } from '../../render/head/page-metadata.ts';
import { type PageName, routes } from '../../routes.ts';
import { type DocumentName, renderPartnerDocument } from './partner-documents.ts';

/** In the order in which each names the others. */
const pages = ['partners', 'guide', 'recipes', 'changes'] as const satisfies readonly PageName[];

export function DocumentPage({ name }: { name: Exclude<DocumentName, 'accessibility'> }) {
	const { title, contents, html } = renderPartnerDocument(name);
	const others = pages.filter((page) => page !== name);
	return (
		<article className="legal wrap">
			<header>
				<Breadcrumb page={name} />
				<h1>{title}</h1>
				<nav aria-label="For partners">
					{others.map((page) => (
						<a key={page} href={routes.find((route) => route.name === page)?.path}>
							{pageMetadata[page].crumb}
						</a>
					))}
				</nav>
			</header>
			<nav className="legal-contents" aria-labelledby="contents">
				<p id="contents">On this page</p>
				<ol>
					{contents.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`}>{text}</a>
						</li>
					))}
				</ol>
			</nav>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own documents, rendered at build. */}
			<div className="document" dangerouslySetInnerHTML={{ __html: html }} />
		</article>
	);
}
