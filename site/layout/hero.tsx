/** Top of the landing page and the maternity pages: title, text, two buttons, who replies, and “Am I in time?”. */

import type { ReactNode } from 'react';
import type { Language } from '../../shared/content/languages.ts';
import { words } from '../../shared/content/words/words.ts';
import { ApplicationWindow } from '../islands/in-time/in-time.tsx';
import { Island } from '../islands/island.tsx';

interface HeroProps {
	id?: string;
	language?: Language;
	breadcrumb?: ReactNode;
	title: string;
	/** Path of the page with the form and the comparison, if they are on another page. */
	formPage?: string;
	/** Content between the lede and the buttons. */
	children?: ReactNode;
}

export function Hero({ id, language = 'en', breadcrumb, title, formPage = '', children }: HeroProps) {
	const { languagePage: page, inTimeCopy } = words[language];
	return (
		<section className="hero" id={id} aria-labelledby="hero-title">
			<div className="wrap hero-columns">
				<div className="hero-text">
					{breadcrumb}
					<h1 id="hero-title">{title}</h1>
					<p className="lede">{page.lede}</p>
					{children}
					<p className="actions">
						<a className="button" href={`${formPage}#quote`}>
							{page.quote}
						</a>
						<a className="button button-quiet" href={`${formPage}#compare`}>
							{page.compare}
						</a>
					</p>
					<p className="source">{page.advisersReply}</p>
				</div>
				<Island name="in-time" language={language}>
					<ApplicationWindow language={language} copy={inTimeCopy} />
				</Island>
			</div>
		</section>
	);
}
