/** A link to a page with a form may name a partner and a plan, as `?partner=…&plan=…`: the form takes them over. */

export async function takeLinkOptions(page: Document): Promise<void> {
	const query = new URLSearchParams(location.search);
	const given = ['partner', 'plan'].flatMap((name) => {
		const value = query.get(name);
		return value ? [[name, value] as const] : [];
	});
	if (given.length === 0) return;
	await customElements.whenDefined('quote-widget');
	for (const form of page.querySelectorAll('quote-widget[show="form"]'))
		for (const [name, value] of given) form.setAttribute(name, value);
}
