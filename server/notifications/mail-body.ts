/** Renders a mail's text and HTML from one list of blocks, so that text and HTML have the same content. */

import type { MailContent } from '../delivery/channels/email.ts';
import { type Html, html } from '../http/html.ts';
import { plainLines, plainText } from './plain-text.ts';

interface MailLink {
	label: string;
	url: string;
}

export type MailBlock =
	| { title: string; lines: readonly string[] }
	/** Bold in HTML. */
	| { notice: string }
	| { lines: readonly string[] }
	/** Links for the reader, the most important first. */
	| { links: readonly MailLink[] }
	/** A less important link. */
	| { link: MailLink }
	/** The visitor's text. Each line is marked as a quotation, so that the text cannot imitate the rest of the mail. */
	| { typed: string }
	/** Details below a horizontal line. */
	| { record: readonly string[] }
	/** More details, below their own heading. */
	| { heading: string; details: readonly string[] };

export function mailBody(blocks: readonly MailBlock[]): Required<Pick<MailContent, 'text' | 'html'>> {
	return { text: `${blocks.map(asText).join('\n\n')}\n`, html: page(blocks.map(asHtml)).text };
}

function asText(block: MailBlock): string {
	if ('title' in block) return joined([block.title, ...block.lines]);
	if ('notice' in block) return plainText(block.notice);
	if ('links' in block) return joined(block.links.map(linkAsText));
	if ('link' in block) return joined([linkAsText(block.link)]);
	if ('typed' in block) return plainLines(block.typed).replace(/^/gm, '> ');
	if ('record' in block) return joined([recordRule, ...block.record]);
	if ('heading' in block) return joined([block.heading, ...block.details]);
	return joined(block.lines);
}

/** Horizontal line of the plain text. It has no hyphens, because mail programs hide text after `--` as a signature. */
const recordRule = '* * *';

function linkAsText({ label, url }: MailLink): string {
	return `${label}: ${url}`;
}

function joined(lines: readonly string[]): string {
	return lines.map(plainText).join('\n');
}

// Inline styles, because some mail programs ignore style sheets and custom properties. Only the filled button sets a text colour,
// so that dark mode works. The button's background has enough contrast with white and with black.
const space = 'margin:0 0 16px';
const buttonShape =
	'display:block;padding:10px 16px;border:2px solid #2f6f72;border-radius:6px;font-weight:600;text-align:center;text-decoration:none';
const firstButton = `${buttonShape};background:#2f6f72;color:#ffffff`;
const otherButton = `${buttonShape};color:inherit`;

function asHtml(block: MailBlock): Html {
	if ('title' in block)
		return html`<h1 style="margin:0;font-size:22px;line-height:1.3">${plainText(block.title)}</h1>
${paragraph(block.lines, space)}`;
	if ('notice' in block) return html`<p style="margin:16px 0"><strong>${plainText(block.notice)}</strong></p>`;
	if ('links' in block)
		return html`${block.links.map((link, index) => asButton(link, index === 0 ? firstButton : otherButton))}`;
	if ('link' in block) return asButton(block.link, otherButton);
	if ('typed' in block)
		return html`<blockquote style="${space};padding-left:12px;border-left:3px solid #808080;white-space:pre-line">${plainLines(block.typed)}</blockquote>`;
	if ('record' in block)
		return html`<hr style="margin:24px 0 16px;border:0;border-top:1px solid #808080">
${details(block.record)}`;
	if ('heading' in block)
		return html`<h2 style="margin:16px 0 4px;font-size:14px">${plainText(block.heading)}</h2>
${details(block.details)}`;
	return paragraph(block.lines, space);
}

function paragraph(lines: readonly string[], style: string): Html {
	const [first = '', ...others] = lines.map(plainText);
	return html`<p style="${style}">${first}${others.map((line) => html`<br>${line}`)}</p>`;
}

function details(lines: readonly string[]): Html {
	return html`${lines.map((line) => html`<p style="margin:0 0 4px;font-size:14px">${plainText(line)}</p>`)}`;
}

function asButton({ label, url }: MailLink, style: string): Html {
	return html`<p style="margin:0 0 8px"><a href="${url}" style="${style}">${plainText(label)}</a></p>`;
}

function page(content: readonly Html[]): Html {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
</head>
<body style="max-width:560px;margin:0 auto;padding:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
${content}
</body>
</html>
`;
}
