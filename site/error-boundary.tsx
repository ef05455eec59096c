/** Shows the fallback screen when a part of the site throws while it renders. */

import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
	override state = { error: undefined };

	static getDerivedStateFromError(error: unknown) {
		return { error: error ?? new Error() };
	}

	override render() {
		return this.state.error === undefined ? this.props.children : <ErrorScreen error={this.state.error} />;
	}
}
