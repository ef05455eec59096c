/** For a page that stands alone; in the playground, that does it. */

import { simulateEndpoints } from './simulated-endpoints.ts';

if (parent === window) simulateEndpoints(window);
