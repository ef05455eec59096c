/** Tests start the built server, which takes half the time: it is built first when the sources have changed. */

import { buildWhenStale } from '../../scripts/prepare/build.mjs';

export const setup = () => buildWhenStale(['server'], { orEarlier: false });
