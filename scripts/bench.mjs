import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { fail, root, withPackages } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run bench [-- <name>]: one or all measurements of the README.
const known = [
  'live',
  'room',
  'screens',
  'wall',
  'calendar',
  'booking',
  'webhook',
  'lists',
  'exercises',
  'measures',
  'people',
  'reports',
  'dashboard',
  'minute',
  'mixed',
  'ranking',
  'start',
  'install',
];
const names = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = names.find((name) => !known.includes(name));
if (unknown) fail(`There is no measurement "${unknown}". Choose some of ${known.join(', ')}, or none for all.`);

await withPackages();
for (const name of names) {
  if (name === 'wall' || name === 'start') {
    buildWeb();
    process.env.CHROME_BIN = findBrowser();
  }
  const env = { ...process.env, BENCH_WORLD: name };
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
