/** Reads a `document` property by the prototype's getter, because `<form name="referrer">` makes `document.referrer` a form. */

export function documentProperty<Name extends keyof Document>(name: Name, page = document): Document[Name] {
	return Reflect.get(Document.prototype, name, page);
}
