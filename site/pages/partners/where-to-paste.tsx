/** Where the lines go in the systems that partners use. */

import type { ReactNode } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { partnerToGive } from '../../islands/partner-options/embed-options.ts';
import { Disclosure } from '../../layout/disclosure.tsx';

const script = `${brand.url}/widget/v1/quote-widget.js`;

export function WhereToPaste() {
	return (
		<section aria-labelledby="where">
			<h2 id="where">Where to paste it</h2>
			<div className="places">
				{places.map(({ name, text }) => (
					<Disclosure key={name} summary={name}>
						{text}
					</Disclosure>
				))}
			</div>
		</section>
	);
}

function Code({ children }: { children: string }) {
	return (
		<pre>
			<code>{children}</code>
		</pre>
	);
}

const places: readonly { name: string; text: ReactNode }[] = [
	{
		name: 'WordPress, as administrator or editor',
		text: (
			<p>
				A “Custom HTML” block, both lines in it. In a network of sites (multisite) only a super administrator may save
				scripts.
			</p>
		),
	},
	{
		name: 'WordPress, as author or contributor',
		text: (
			<p>
				WordPress takes scripts and frames out of what you save. Ask an administrator to paste the lines, or to add the
				script once in the theme or a header plugin, and use the link to our form until then.
			</p>
		),
	},
	{
		name: 'Wix',
		text: (
			<p>
				“Embed code”, then “Embed HTML”: Wix puts your lines into a frame on an address of its own, so choose the frame
				here, and “Embed a site” with its address. Register the address of your own site and the one that Wix shows in
				the frame.
			</p>
		),
	},
	{
		name: 'Squarespace',
		text: (
			<p>
				A “Code” block with both lines, set to HTML. Scripts and frames in it need a plan that includes them; with
				another, link to our form. In the editor scripts do not run: look at the published page.
			</p>
		),
	},
	{
		name: 'Webflow',
		text: (
			<p>
				A “Code Embed” element with both lines; custom code needs a paid site plan. It runs on the published site, not
				on the canvas.
			</p>
		),
	},
	{
		name: 'Google Tag Manager',
		text: (
			<>
				<p>
					Put the element into your page, and let the tag load the script alone: a “Custom HTML” tag loses the{' '}
					<code>data-*</code> of a script. A button works too: the links stay in your page.
				</p>
				<Code>{`<script src="${script}" async></script>`}</Code>
			</>
		),
	},
	{
		name: 'Hugo',
		text: (
			<>
				<p>
					Markdown leaves HTML out unless <code>hugo.toml</code> allows it; a shortcode or a layout needs nothing.
				</p>
				<Code>{`[markup.goldmark.renderer]
  unsafe = true`}</Code>
			</>
		),
	},
	{
		name: 'VitePress',
		text: (
			<>
				<p>
					The script in <code>.vitepress/config.ts</code>, the element in any Markdown page.
				</p>
				<Code>{`export default {
  head: [['script', { src: '${script}', async: '' }]],
  vue: {
    template: { compilerOptions: { isCustomElement: (tag) => tag === 'quote-widget' } },
  },
};`}</Code>
			</>
		),
	},
	{
		name: 'Next.js',
		text: (
			<>
				<p>A component to use on any page; the types are for TypeScript alone.</p>
				<Code>{`import Script from 'next/script';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quote-widget': { partner?: string; show?: string; plan?: string; theme?: string };
    }
  }
}

export function Quote() {
  return (
    <>
      <Script src="${script}" />
      <quote-widget partner="${partnerToGive}" />
    </>
  );
}`}</Code>
			</>
		),
	},
];
