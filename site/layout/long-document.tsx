/** Layout of long documents: title, header, table of contents, text. */

import type { ReactNode } from 'react';
import type { PageName } from '../routes.ts';
import { Breadcrumb } from './breadcrumb.tsx';

interface LongDocumentProps {
	page: PageName;
	title: string;
	header: ReactNode;
	/** Links to other documents, below the table of contents. */
	others?: ReactNode;
	contents: readonly { id: string; text: string }[];
	children: ReactNode;
}

export function LongDocument({ page, title, header, others, contents, children }: LongDocumentProps) {
	return (
		<article className="legal wrap">
			<header>
				<Breadcrumb page={page} />
				<h1>{title}</h1>
				{header}
			</header>
			<div className="legal-contents">
				<nav aria-labelledby="contents">
					<p id="contents">On this page</p>
					<Contents contents={contents} />
				</nav>
				{others}
			</div>
			{children}
		</article>
	);
}

export function Contents({ contents }: Pick<LongDocumentProps, 'contents'>) {
	return (
		<ol>
			{contents.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`}>{text}</a>
				</li>
			))}
		</ol>
	);
}
