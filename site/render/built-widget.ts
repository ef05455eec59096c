/** The widget's files of this build, for the partners' pages: URLs, hashes, sizes. */

import { createContext } from 'react';
import type { WidgetManifest } from '../../widget/api/embed/widget-files.ts';

/** Empty if pages are rendered without a build. */
export const BuiltWidget = createContext<WidgetManifest['files']>({});
