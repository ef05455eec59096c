/**
 * Reads React's CommonJS files as modules. As they are published, each is one function that the browser compiles a second
 * time, whole, when it runs it; as a module it is compiled once, off the main thread, and what nobody imports is left out.
 */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** What React's entry points lead to in production. */
const files: Record<string, string> = {
	react: 'react/cjs/react.production.js',
	'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
	'react-dom': 'react-dom/cjs/react-dom.production.js',
	'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
	scheduler: 'scheduler/cjs/scheduler.production.js',
};

export function reactModules(): Plugin {
	return {
		name: 'react-modules',
		enforce: 'pre',
		apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
		resolveId: (id) => (id in files ? fileOf(id) : null),
		async load(id) {
			const entry = Object.keys(files).find((name) => fileOf(name) === id);
			if (!entry) return null;
			const code = asModule(await readFile(id, 'utf8'));
			return entry === 'react-dom/client' ? withoutStackTraces(code) : code;
		},
	};
}

function fileOf(entry: string): string {
	const [name = ''] = entry.split('/');
	const folder = dirname(resolve(`${name}/package.json`));
	return join(folder, (files[entry] as string).slice(name.length));
}

/** `exports.name = value` → a variable that is exported; `name = require("module")` → an import. */
export function asModule(source: string): string {
	const imports: string[] = [];
	const names = new Set<string>();
	const code = source
		.replace(/(var\s+|,\s*)(\w+) = require\("([\w-]+)"\)/g, (_, before, name, from) => {
			imports.push(`import * as ${name} from '${from}';`);
			return before.startsWith('var') ? `var ${name}$unused` : `,${name}$unused`;
		})
		.replace(/^exports\.(\w+) =/gm, (statement, name) => {
			if (names.has(name)) return statement;
			names.add(name);
			return `let export$${name} =`;
		})
		.replace(/\bexports\.(\w+)/g, 'export$$$1');
	if (/\brequire\(|\bexports[.[]|module\.exports/.test(code))
		throw new Error('React is written in a way not known here.');
	const list = [...names].map((name) => `export$${name} as ${name}`);
	return `${imports.join('\n')}\n${code}\nexport { ${list.join(', ')} };\n`;
}

/**
 * For as long as a module starts. React makes a few errors then that it only compares others with. While developer tools or
 * Lighthouse look on, Chromium notes the line where an error is made, for which it reads the whole script a second time.
 */
export function withoutStackTraces(module: string): string {
	return `const limit$ = Error.stackTraceLimit; delete Error.stackTraceLimit;
${module}
Error.stackTraceLimit = limit$;
`;
}
