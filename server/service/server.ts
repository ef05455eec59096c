/** The service as it is started: everything that needs a new Node is loaded once there is one. */

import { checkNodeVersion } from '../config/check-node-version.ts';

checkNodeVersion('npm start');
// Stack traces name the sources, not the bundle.
process.setSourceMapsEnabled(true);
const { runService } = await import('./run-service.ts');
await runService(process.argv.includes('--new'));
