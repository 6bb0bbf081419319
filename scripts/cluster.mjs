import { spawn } from 'node:child_process';
import { endLike, root, withPackages } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run cluster: all parts of an installation on this machine.
// npm run test:cluster [-- --kills 10 --parts live,broker --broker rabbitmq]
await withPackages();
const args = process.argv.slice(2);
if (!args.includes('--test')) buildWeb();
const program = spawn(process.execPath, ['apps/server/src/test/cluster/main.ts', ...args], { cwd: root, stdio: 'inherit' });
await endLike(program);
