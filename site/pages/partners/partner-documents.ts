/** The partner's documents in `docs/`, rendered as pages: their sections, and the links between them. */

import { Marked, Renderer, type Tokens } from 'marked';
import accessibility from '../../../docs/accessibility-conformance.md?raw';
import changelog from '../../../docs/changelog.md?raw';
import embedding from '../../../docs/embedding.md?raw';
import recipes from '../../../docs/recipes.md?raw';
import { brand } from '../../../shared/content/brand.ts';
import { figuresChanges } from '../../../shared/content/records/figures-editions.ts';
import { publicDocument } from '../../../widget/api/embed/public-document.ts';

const sources = { guide: embedding, recipes, changes: changelog, accessibility } as const;
export type DocumentName = keyof typeof sources;

/** What the documents call each other in the repository, and their addresses on the site. */
const addresses = {
	'embedding.md': '/partners/guide',
	'recipes.md': '/partners/recipes',
	'changelog.md': '/partners/changes',
	'accessibility-conformance.md': '/partners/accessibility.txt',
};

export interface PartnerDocument {
	title: string;
	/** The headings of its sections. */
	contents: readonly { id: string; text: string }[];
	/** Without the title. */
	html: string;
}

/** As plain Markdown, with this deployment's names and addresses. */
export function documentText(name: DocumentName): string {
	const text = publicDocument(sources[name], addresses);
	return name === 'changes' ? withFigures(text) : text;
}

/** Changes of figures and versions, each with its day, the newest first. */
export function withFigures(changelog: string, figures = figuresChanges()): string {
	const [introduction = '', ...versions] = changelog.split(/^(?=## )/m);
	const dayOf = (part: string) => /, (\S+)\n/.exec(part)?.[1] ?? '';
	const changed = figures.map(({ date, sentences }) => `## Figures, ${date}\n\n- ${sentences.join('\n- ')}\n\n`);
	const parts = [...changed, ...versions].sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
	return introduction + parts.join('');
}

export function renderPartnerDocument(name: DocumentName): PartnerDocument {
	const [title, ...rest] = marked.lexer(documentText(name));
	const contents = rest.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
	return {
		title: (title as Tokens.Heading).text,
		contents: contents.map(({ text }) => ({ id: idOf(text), text: text.replaceAll('`', '') })),
		// Links within the site stay there wherever it is served.
		html: marked.parser(rest).replaceAll(`href="${brand.url}/`, 'href="/'),
	};
}

/** One part a version or a change of figures, the newest first. */
export function changes(text = documentText('changes')): { id: string; version: string; date: string; html: string }[] {
	return text
		.split(/^## /m)
		.slice(1)
		.map((part) => {
			const [, version = '', date = ''] = /^(\S+), (\S+)\n/.exec(part) ?? [];
			return {
				id: idOf(`${version}, ${date}`),
				version,
				date,
				html: marked.parse(part.replace(/^.*\n/, '')) as string,
			};
		});
}

const defaults = new Renderer();
export const marked = new Marked({
	renderer: {
		// A long address breaks after a slash, never inside a word.
		codespan(token) {
			return defaults.codespan.call(this, token).replace(/(?<=\w)\/(?=\w)/g, '/<wbr>');
		},
		// It scrolls: Safari gives it the keyboard's focus only when asked.
		code(token) {
			return defaults.code.call(this, token).replace('<pre>', '<pre tabindex="0">');
		},
		heading({ tokens, depth, text }) {
			return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
		},
	},
});

/** As GitHub makes them, so that a link to a section leads there in both places. */
function idOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\w -]/g, '')
		.replaceAll(' ', '-');
}
