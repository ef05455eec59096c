/** “Am I in time?”: what a due date means for applying, a reminder for the calendar, and a start for the form. */

import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { singaporeToday } from '../../../shared/enquiry/past-date.ts';
import { inTimeCopy } from '../../content/in-time-copy.ts';
import { type ApplicationTiming, applicationTiming } from './application-timing.ts';
import { calendarFileUrl } from './calendar-file.ts';
import { markWeek } from './mark-week.ts';

export function InTime() {
	const input = useRef<HTMLInputElement>(null);
	const [dueDate, setDueDate] = useState('');
	const update = () => setDueDate(input.current?.value ?? '');

	// The visitor may have entered a date before hydration; going back brings it back, too.
	useEffect(update, []);

	// While the year 2027 is typed, the value’s year is 0002, 0020, 0202.
	const isComplete = /^[1-9]/.test(dueDate);
	const timing = isComplete ? applicationTiming(dueDate, singaporeToday()) : undefined;
	const week = timing?.week;
	useEffect(() => markWeek(week), [week]);

	return (
		<section className="in-time" aria-labelledby="in-time-title">
			<h2 id="in-time-title">{inTimeCopy.title}</h2>
			{!isComplete && <p>{inTimeCopy.rule}</p>}
			<p className="in-time-answer" aria-live="polite">
				{timing ? <Answer timing={timing} /> : isComplete && inTimeCopy.impossible}
			</p>
			<div className="in-time-field">
				<label htmlFor="in-time-due-date">{inTimeCopy.label}</label>
				<input id="in-time-due-date" type="date" autoComplete="off" ref={input} onChange={update} />
			</div>
			{timing && <NextSteps timing={timing} dueDate={dueDate} />}
			<p className="source">{inTimeCopy.privacy}</p>
		</section>
	);
}

function Answer({ timing: { stage, week, firstDay, lastDay } }: { timing: ApplicationTiming }) {
	const { title, text } = inTimeCopy[stage];
	return (
		<>
			<strong>{title(week)}</strong> {text(asRead(firstDay), asRead(lastDay))}
		</>
	);
}

function NextSteps({ timing, dueDate }: { timing: ApplicationTiming; dueDate: string }) {
	const { stage, week } = timing;
	if (stage === 'closed') {
		return (
			<p className="actions">
				<a href="#medishield-gaps">{inTimeCopy.otherCover}</a>
			</p>
		);
	}
	/** As the form’s select has it. */
	const formWeek = stage === 'early' ? 'NA' : `${week}`;
	return (
		<p className="actions">
			{stage === 'closing' && (
				<a className="button button-small" href={brand.phoneHref}>
					{inTimeCopy.call(brand.phone)}
				</a>
			)}
			<button
				className={`button button-small${stage === 'closing' ? ' button-quiet' : ''}`}
				type="button"
				onClick={() => startForm(formWeek, dueDate)}
			>
				{inTimeCopy.start(formWeek)}
			</button>
			<a className="button button-quiet button-small" href={reminder(timing)} download="last-day-to-apply.ics">
				{inTimeCopy.remind}
			</a>
		</p>
	);
}

interface Prefillable extends HTMLElement {
	prefill(answers: { gestationalWeek: string; dueDate: string }): void;
}

/** Goes to the form and fills in the week. An address that already ends in the hash would scroll nowhere. */
async function startForm(gestationalWeek: string, dueDate: string): Promise<void> {
	location.hash = '#quote';
	const section = document.getElementById('quote');
	section?.scrollIntoView();
	section?.focus({ preventScroll: true });
	await customElements.whenDefined('quote-widget');
	document.querySelector<Prefillable>('quote-widget[show="form"]')?.prefill({ gestationalWeek, dueDate });
}

function reminder({ stage, firstDay, lastDay }: ApplicationTiming): string {
	const url = `${brand.url}/maternity#quote`;
	const last = { day: lastDay, title: inTimeCopy.lastDay, url };
	const days = stage === 'early' ? [{ day: firstDay, title: inTimeCopy.firstDay, url }, last] : [last];
	return calendarFileUrl(days, new Date());
}

/** `2027-03-19` → `19 March 2027`, on one line. */
function asRead(day: string): string {
	return new Date(day)
		.toLocaleDateString('en-SG', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
		.replaceAll(' ', '\u00a0');
}
