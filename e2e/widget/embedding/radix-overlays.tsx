/** Page with a menu and a dialog of Radix, each with a quote button inside. */

import * as Dialog from '@radix-ui/react-dialog';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { createRoot } from 'react-dom/client';

const quoteButton = (
	<button type="button" data-quote-widget="" data-show="form" data-endpoint="simulate">
		Get a free quote
	</button>
);

createRoot(document.body.appendChild(document.createElement('main'))).render(
	<>
		<Menu.Root>
			<Menu.Trigger>Menu</Menu.Trigger>
			<Menu.Portal>
				<Menu.Content>
					<Menu.Item asChild>{quoteButton}</Menu.Item>
				</Menu.Content>
			</Menu.Portal>
		</Menu.Root>
		<Dialog.Root>
			<Dialog.Trigger>Dialog</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay />
				<Dialog.Content aria-describedby={undefined}>
					<Dialog.Title>Partner</Dialog.Title>
					{quoteButton}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	</>,
);
