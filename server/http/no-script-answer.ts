/** Adds `reply.sendPage`, which fills a page shell of the site's build with a title and a body. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentLanguage, type Language } from '../../shared/content/languages.ts';
import {
	type HeaderValues,
	type NoScriptShell,
	noScriptAnswerFile,
	noScriptAnswerPath,
	noScriptAnswerSlots,
	noScriptShells,
} from '../../shared/serving/page-files.ts';
import { html, type Page } from './html.ts';
import { readPageHeaders } from './site-files.ts';

declare module 'fastify' {
	interface FastifyReply {
		sendPage(status: number, page: Page): FastifyReply;
	}
}

interface Shell {
	document: string;
	headers: HeaderValues;
}

/** Page shell that is used if the site is not built. */
const plainShell = (language: Language) => `<!doctype html>
<html lang="${documentLanguage(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${noScriptAnswerSlots.title}</title></head>
<body><main>${noScriptAnswerSlots.body}</main></body>
</html>`;

const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function addNoScriptAnswers(app: FastifyInstance, buildRoot: string): void {
	const shells = new Map(noScriptShells.map((shell) => [shell, readShell(buildRoot, shell)]));
	app.decorateReply('sendPage', function (status, page) {
		const { headers, document } = fill(shells.get(page.isBare ? 'bare' : page.language) as Shell, page);
		return this.code(status).headers(headers).send(document);
	});
}

function fill({ document, headers }: Shell, { title, body }: Page): Shell {
	return {
		headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' },
		document: document
			.replaceAll(noScriptAnswerSlots.title, () => html`${title}`.text)
			.replace(noScriptAnswerSlots.body, () => body.text),
	};
}

function readShell(buildRoot: string, shell: NoScriptShell): Shell {
	const path = join(buildRoot, noScriptAnswerFile(shell));
	const policy = { 'Content-Security-Policy': plainPolicy };
	if (!existsSync(path)) return { document: plainShell(shell === 'bare' ? 'en' : shell), headers: policy };
	return {
		document: readFileSync(path, 'utf8'),
		headers: { ...policy, ...readPageHeaders(buildRoot)[noScriptAnswerPath(shell)] },
	};
}
