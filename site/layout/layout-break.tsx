/**
 * A place at which a long page is laid out in parts. Chromium lays out a document that arrives quickly in one long task;
 * here an inline script asks for a height, which makes the browser lay out what it has parsed so far.
 */

/** A visit to a place within the page (a link with a hash, a reload, going back) would see the top first, then a jump. */
const startsAtTop = '!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"';
const layOut = `if(${startsAtTop})document.body.offsetHeight`;

export function LayoutBreak() {
	return (
		<>
			{/* Chromium's parser yields 10 ms after it has met a script, so the layout gets a task of its own. */}
			<script />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its quotes. */}
			<script dangerouslySetInnerHTML={{ __html: layOut }} />
		</>
	);
}
