import { findBrowser } from './browser.mjs';
import { compileServer, conclude, runPlaywright, runScript, runVitest, timed } from './run-tests.mjs';
import { root, withPackages } from './runtime.mjs';
import { printSizes, webSizes } from './web-sizes.mjs';

// npm test: checks and all tests, long ones shortened.
await withPackages();
process.env.CHROME_BIN = findBrowser();
const { runChecks } = await import('./checks/all.ts');
const { checkWebSizes } = await import('./checks/web/web-sizes.ts');

// For two processors: while one chain waits, the other works.
const building = timed('build', () => runScript('web-build.mjs'));
const checking = timed('check', () => runChecks(root, 'short'));
const build = await building;
if (build.failed > 0) conclude([build, await checking]);
else {
  await compileServer();
  const sizes = webSizes();
  printSizes(sizes);
  const sized = timed('sizes', () => checkWebSizes(root, sizes));
  const browser = timed('browser', () => runPlaywright());
  const check = await checking;
  const vitest = timed('vitest', () => runVitest(['--project', '!long']));
  conclude([build, check, await sized, await vitest, await browser]);
}
