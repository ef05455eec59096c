/** Makes an element the plain way: a tag, its attributes, its children. */

export type Child = Node | string;

export function h<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Record<string, string | boolean> = {},
	...children: Child[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (value !== false) element.setAttribute(name, value === true ? '' : value);
	}
	element.append(...children);
	return element;
}
