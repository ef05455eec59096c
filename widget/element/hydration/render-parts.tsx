/** Renders the shadow tree's outermost element as HTML, in the language of the build. */

import { renderToStaticMarkup } from 'react-dom/server';
import type { WidgetOptions } from '../../api/options.ts';
import { WidgetParts } from '../../components/widget-parts.tsx';
import { containerAttributes } from '../attributes/container-attributes.ts';

export function renderParts(options: WidgetOptions): string {
	return renderToStaticMarkup(
		<div {...htmlAttributes(options)}>
			<WidgetParts
				options={options}
				plan={options.plan}
				prefilled={undefined}
				emit={() => true}
				signal={new AbortController().signal}
				onSelectPlan={() => {}}
				onChoosePlan={() => {}}
			/>
		</div>,
	);
}

/** React calls the `class` attribute `className`. */
function htmlAttributes(options: WidgetOptions) {
	const { class: className, ...attributes } = containerAttributes(options);
	return { className, ...attributes };
}
