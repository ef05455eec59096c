/** The partner's documents in `docs/`, rendered as pages: their sections, and the links between them. */

import { Marked, Renderer, type Tokens } from 'marked';
import embedding from '../../../docs/embedding.md?raw';
import recipes from '../../../docs/recipes.md?raw';
import { brand } from '../../../shared/content/brand.ts';
import { publicDocument } from '../../../widget/api/embed/public-document.ts';

const sources = { guide: embedding, recipes } as const;
export type DocumentName = keyof typeof sources;

/** What the documents call each other in the repository, and their addresses on the site. */
const addresses = {
	'embedding.md': '/partners/guide',
	'recipes.md': '/partners/recipes',
};

export interface PartnerDocument {
	title: string;
	/** The headings of its sections. */
	contents: readonly { id: string; text: string }[];
	/** Without the title. */
	html: string;
}

export function renderPartnerDocument(name: DocumentName): PartnerDocument {
	const [title, ...rest] = marked.lexer(publicDocument(sources[name], addresses));
	const contents = rest.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
	return {
		title: (title as Tokens.Heading).text,
		contents: contents.map(({ text }) => ({ id: idOf(text), text: text.replaceAll('`', '') })),
		// Links within the site stay there wherever it is served.
		html: marked.parser(rest).replaceAll(`href="${brand.url}/`, 'href="/'),
	};
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
