/** Reads a `document` property from the prototype, because `<form name="referrer">` makes `document.referrer` a form (DOM clobbering). */

export function documentProperty<Name extends keyof Document>(name: Name, page = document): Document[Name] {
	return Reflect.get(Document.prototype, name, page);
}
