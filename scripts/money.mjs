import { spawnSync } from 'node:child_process';
import { root, withPackages } from './runtime.mjs';

// npm run test:money [-- runs steps histories]: random payments at two cash desks at once, and random histories of card payments.
await withPackages();
const [runs = '200', steps = '10', histories = '300'] = process.argv.slice(2);
const env = { ...process.env, PROOFS: 'all', MONEY_RUNS: runs, MONEY_STEPS: steps, MONEY_HISTORIES: histories };
const args = ['run', '--project', 'server', 'apps/server/src/test/money'];
process.exitCode = spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
