/** Entry point of the service. Loads the service's modules only after checking the version of Node. */

import { checkNodeVersion } from '../config/check-node-version.ts';

checkNodeVersion('npm start');
// Makes stack traces name the sources instead of the bundle.
process.setSourceMapsEnabled(true);
const { runService } = await import('./run-service.ts');
await runService(process.argv.includes('--new'));
