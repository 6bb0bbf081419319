import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installPackages, root, underNode24 } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';
import { printSizes, webSizes } from './web-sizes.mjs';

await underNode24();
installPackages();
buildWeb();
const sizes = webSizes();
printSizes(sizes);
process.env.CHROME_BIN = findBrowser();

const reports = join(root, 'test-results');
mkdirSync(reports, { recursive: true });
const { runChecks } = await import('./checks/all.ts');
const { checkWebSizes } = await import('./checks/web-sizes.ts');

const results = [
  ['check', await runChecks(root)],
  ['sizes', checkWebSizes(root, sizes)],
  ['vitest', runVitest()],
  ...(existsSync(join(root, 'e2e/playwright.config.ts')) ? [['browser', runPlaywright()]] : []),
];

console.log('');
for (const [name, { passed, failed }] of results) console.log(`${name.padEnd(8)} ${passed} passed, ${failed} failed`);
const sum = (key) => results.reduce((total, [, result]) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function runVitest() {
  const report = join(reports, 'vitest.json');
  const status = runTests(report, 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  return counts(report, status, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));
}

function runPlaywright() {
  const report = join(reports, 'playwright.json');
  const status = runTests(report, 'playwright', ['test', '-c', 'e2e', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return counts(report, status, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

function runTests(report, program, args, env = {}) {
  rmSync(report, { force: true });
  console.log(`\n${program}`);
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status;
}

// What ends badly without a failed test (a file that does not load, an error outside of a test) counts as one.
function counts(report, status, read) {
  const { passed, failed } = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}
