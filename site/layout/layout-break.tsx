/**
 * A place where a long page is cut for the browser: what stands above is laid out here, and the rest is read in a task of
 * its own. Laid out in one piece, the page would keep a phone busy for a tenth of a second before anything is on the screen.
 *
 * Who comes to a place within the page (by a link, a reload, or by going back) is shown that place first, not the top of
 * the page: there nothing is cut.
 */

const comesToTheTop = '!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"';
/** Asking for a height makes the browser work it out. */
const layOut = `if(${comesToTheTop})document.body.offsetHeight`;
/** Takes the scripts out of the widgets' shadow trees, where hydration would move all that stands behind one. */
const leaveWidgets =
	'for(const{shadowRoot}of document.querySelectorAll("quote-widget"))for(const script of shadowRoot.querySelectorAll("script"))script.remove()';

interface LayoutBreakProps {
	/** The place is inside a prerendered widget. */
	inWidget?: boolean;
}

export function LayoutBreak({ inWidget }: LayoutBreakProps) {
	const script = inWidget ? `${layOut};${leaveWidgets}` : layOut;
	return (
		<>
			<TaskEndsSoon />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its quotes. */}
			<script dangerouslySetInnerHTML={{ __html: script }} />
		</>
	);
}

/**
 * Chromium's parser ends its first few tasks after 10 ms (six of them on computers, two on Android), and has no such limit
 * from then on, but 10 ms after a script that it meets. An empty one will do.
 */
function TaskEndsSoon() {
	return <script />;
}
