/** For a page that stands alone. */

import { simulateEndpoints } from './simulated-endpoints.ts';

simulateEndpoints(window);
