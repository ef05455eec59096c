/** Shows the specification's screen in the place of a part that failed; the other parts and the page live on. */

import { Component, type ReactNode } from 'react';
import { unexpectedError } from '#words/language.ts';

interface State {
	caught?: { error: unknown };
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
	override state: State = {};

	static getDerivedStateFromError(error: unknown): State {
		return { caught: { error } };
	}

	override componentDidCatch(error: unknown): void {
		console.error(error);
	}

	override render(): ReactNode {
		const { caught } = this.state;
		if (!caught) return this.props.children;
		return (
			<section className="message" role="alert">
				<h2>{unexpectedError}</h2>
				<p>{`${(caught.error as Error | null)?.message ?? caught.error}`}</p>
			</section>
		);
	}
}
