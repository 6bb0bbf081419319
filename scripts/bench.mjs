import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { fail, installPackages, root, underNode24 } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';

// npm run bench [-- live|wall]: the measurements that the README quotes.
await underNode24();
const names = process.argv.length > 2 ? process.argv.slice(2) : ['live', 'wall'];
const unknown = names.find((name) => !['live', 'wall'].includes(name));
if (unknown) fail(`There is no measurement "${unknown}". Choose live or wall, or none for both.`);

installPackages();
for (const name of names) {
  if (name === 'wall') {
    buildWeb();
    process.env.CHROME_BIN = findBrowser();
  }
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
