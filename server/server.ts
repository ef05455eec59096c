/** The service as it is started: everything that needs a new Node is loaded once there is one. */

import { expectNode } from './expect-node.ts';

expectNode('npm start');
const { runService } = await import('./run-service.ts');
await runService();
