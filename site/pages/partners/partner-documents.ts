/** Renders the partners' documents in `docs/` as HTML, with lists of their sections, and with links that work on the site. */

import { Marked, Renderer, type Tokens } from 'marked';
import embedding from '../../../docs/embedding.md?raw';
import recipes from '../../../docs/recipes.md?raw';
import { brand } from '../../../shared/content/brand.ts';
import { publicDocument } from '../../../widget/api/embed/public-document.ts';
import { packageFile, scriptName, type WidgetManifest } from '../../../widget/api/embed/widget-files.ts';

const sources = { guide: embedding, recipes } as const;
export type DocumentName = keyof typeof sources;

/** Paths on the site, by file name in the repository. */
const addresses = {
	'embedding.md': '/partners/guide',
	'recipes.md': '/partners/recipes',
};

interface PartnerDocument {
	title: string;
	/** Headings of the sections. */
	contents: readonly { id: string; text: string }[];
	/** HTML without the title. */
	html: string;
}

export function renderPartnerDocument(name: DocumentName, files: WidgetManifest['files'] = {}): PartnerDocument {
	const [title, ...rest] = marked.lexer(nameBuild(publicDocument(sources[name], addresses), files));
	const contents = rest.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
	return {
		title: (title as Tokens.Heading).text,
		contents: contents.map(({ text }) => ({ id: idOf(text), text: text.replaceAll('`', '') })),
		// Links within the site have no origin, so that they work on any server.
		html: marked.parser(rest).replaceAll(`href="${brand.url}/`, 'href="/'),
	};
}

/** Fills in the documents' placeholders for values of the build. Without a build, the placeholders stay unchanged. */
function nameBuild(markdown: string, files: WidgetManifest['files']): string {
	const folderOf = (name: string) => files[name]?.url.split('/').at(-2);
	const script = scriptName('quote-widget', 'en');
	const names = {
		'PACKAGE-VERSION': folderOf(packageFile),
		'VERSION-HASH': folderOf(script),
		'sha256-…': files[script]?.integrity,
	};
	return Object.entries(names).reduce((text, [name, value]) => (value ? text.replaceAll(name, value) : text), markdown);
}

const defaults = new Renderer();
export const marked = new Marked({
	renderer: {
		// A long address can wrap after each slash between two words.
		codespan(token) {
			return defaults.codespan.call(this, token).replace(/(?<=\w)\/(?=\w)/g, '/<wbr>');
		},
		// Safari makes a scrollable block focusable by keyboard only with `tabindex`.
		code(token) {
			return defaults.code.call(this, token).replace('<pre>', '<pre tabindex="0">');
		},
		heading({ tokens, depth, text }) {
			return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
		},
	},
});

/** Generates ids as GitHub does, so that a link to a section works on GitHub and on the site. */
function idOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\w -]/g, '')
		.replaceAll(' ', '-');
}
