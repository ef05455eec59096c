/** The layout of the legal pages: title, date, table of contents, numbered sections, and a link home. */

import type { ReactNode } from 'react';
import { brand } from '../../shared/content/brand.ts';
import { formatMonth } from '../../shared/content/words/format-date.ts';
import type { PageName } from '../routes.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export interface LegalSection {
	readonly id: string;
	readonly title: string;
	readonly text: ReactNode;
}

interface LegalDocumentProps {
	page: PageName;
	title: string;
	lede: string;
	sections: readonly LegalSection[];
}

export function LegalDocument({ page, title, lede, sections }: LegalDocumentProps) {
	return (
		<article className="legal wrap">
			<header>
				<Breadcrumb page={page} />
				<h1>{title}</h1>
				<p className="legal-updated">{`Last updated ${formatMonth(brand.legalUpdated, 'en')}`}</p>
				<p className="lede">{lede}</p>
			</header>
			<nav className="legal-contents" aria-labelledby="legal-contents">
				<p id="legal-contents">On this page</p>
				<ol>
					{sections.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ol>
			</nav>
			<div className="legal-sections">
				{sections.map(({ id, title, text }, index) => (
					<section key={id} id={id}>
						<h2>
							<span className="legal-number">{index + 1}.</span> {title}
						</h2>
						{text}
					</section>
				))}
				<p className="legal-home">
					<a className="button button-quiet" href="/">
						Back to Home
					</a>
				</p>
			</div>
		</article>
	);
}
