import { spawnSync } from 'node:child_process';
import { fail, root, withPackages } from './runtime.mjs';

// npm run test:money [-- runs steps histories]: random payments at two cash desks, and random histories of card payments.
const names = ['runs', 'steps', 'histories'];
const usual = ['200', '10', '300'];
const given = process.argv.slice(2);
const usage = 'npm run test:money [-- runs steps histories], for example: npm run test:money -- 200 10 300';
if (given.length > names.length) fail(`There are too many arguments: ${given.join(' ')}`, '', usage);
for (const [place, text] of given.entries())
  if (!/^[1-9]\d{0,8}$/.test(text)) fail(`${names[place]} must be a positive whole number, not "${text}".`, '', usage);
const [runs, steps, histories] = usual.map((count, place) => given[place] ?? count);

await withPackages();
const env = { ...process.env, PROOFS: 'all', MONEY_RUNS: runs, MONEY_STEPS: steps, MONEY_HISTORIES: histories };
const args = ['run', '--project', 'server', 'apps/server/src/test/money'];
process.exitCode = spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
