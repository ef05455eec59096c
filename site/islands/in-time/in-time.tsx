/** “Am I in time?”: what a due date means for applying, a reminder for the calendar, and a start for the form. */

import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/content/brand.ts';
import { formatDay } from '../../../shared/content/format-date.ts';
import type { Language } from '../../../shared/content/languages.ts';
import type { Words } from '../../../shared/content/words.ts';
import { singaporeToday } from '../../../shared/enquiry/past-date.ts';
import { type ApplicationTiming, applicationTiming, daysBefore, weeksBefore } from './application-timing.ts';
import { calendarFileUrl } from './calendar-file.ts';
import { markWeek } from './mark-week.ts';

interface InTimeProps {
	language: Language;
	copy: Words['inTimeCopy'];
}

export function InTime({ language, copy }: InTimeProps) {
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
			<h2 id="in-time-title">{copy.title}</h2>
			{!isComplete && <p>{copy.rule(weeksBefore, daysBefore)}</p>}
			<p className="in-time-answer" aria-live="polite">
				{timing ? <Answer timing={timing} language={language} copy={copy} /> : isComplete && copy.impossible}
			</p>
			<div className="in-time-field">
				<label htmlFor="in-time-due-date">{copy.label}</label>
				<input id="in-time-due-date" type="date" autoComplete="off" ref={input} onChange={update} />
			</div>
			{timing && <NextSteps timing={timing} dueDate={dueDate} language={language} copy={copy} />}
			<p className="source">{copy.privacy}</p>
		</section>
	);
}

interface AnswerProps extends InTimeProps {
	timing: ApplicationTiming;
}

function Answer({ timing: { stage, week, firstDay, lastDay }, language, copy }: AnswerProps) {
	const { title, text } = copy[stage];
	return (
		<>
			<strong>{title(week)}</strong> {text(formatDay(firstDay, language), formatDay(lastDay, language))}
		</>
	);
}

function NextSteps({ timing, dueDate, language, copy }: AnswerProps & { dueDate: string }) {
	const { stage, week } = timing;
	if (stage === 'closed') {
		// The pages of the other languages say it in an answer of the FAQ.
		const place = language === 'en' ? '#medishield-gaps' : '#medishield-life';
		return (
			<p className="actions">
				<a href={place}>{copy.otherCover}</a>
			</p>
		);
	}
	/** As the form’s select has it. */
	const formWeek = stage === 'early' ? 'NA' : `${week}`;
	return (
		<p className="actions">
			{stage === 'closing' && (
				<a className="button button-small" href={brand.phoneHref}>
					{copy.call(brand.phone)}
				</a>
			)}
			<button
				className={`button button-small${stage === 'closing' ? ' button-quiet' : ''}`}
				type="button"
				onClick={() => startForm(formWeek, dueDate)}
			>
				{copy.start(formWeek)}
			</button>
			<a className="button button-quiet button-small" href={reminder(timing, copy)} download="last-day-to-apply.ics">
				{copy.remind}
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

function reminder({ stage, firstDay, lastDay }: ApplicationTiming, copy: InTimeProps['copy']): string {
	const url = `${brand.url}${location.pathname}#quote`;
	const last = { day: lastDay, title: copy.lastDay, url };
	const days = stage === 'early' ? [{ day: firstDay, title: copy.firstDay, url }, last] : [last];
	return calendarFileUrl(days, new Date());
}
