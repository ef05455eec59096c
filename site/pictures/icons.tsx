/** The icon set: 24 units square, one stroke, no fills. All are decoration beside words. */

import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
			{children}
		</svg>
	);
}

export const MenuIcon = () => (
	<Icon>
		<path d="M4 7.5h16M4 12.5h16M4 17.5h10" />
	</Icon>
);

export const PhoneIcon = () => (
	<Icon>
		<path d="M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6 6l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z" />
	</Icon>
);

export const MailIcon = () => (
	<Icon>
		<path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
	</Icon>
);

export const CheckIcon = () => (
	<Icon>
		<path d="M4.5 12.5l5 5 10-11" />
	</Icon>
);

export const CrossIcon = () => (
	<Icon>
		<path d="M6 6l12 12M18 6L6 18" />
	</Icon>
);
