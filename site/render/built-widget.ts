/** The widget's files of this build, which the partners' pages name: addresses, hashes, sizes. */

import { createContext } from 'react';
import type { WidgetManifest } from '../../widget/api/embed/widget-files.ts';

/** Empty where pages are rendered without a build. */
export const BuiltWidget = createContext<WidgetManifest['files']>({});
