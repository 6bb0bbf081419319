import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runScript, runVitest, timed } from './run-tests.mjs';
import { installPackages, root, underNode24 } from './runtime.mjs';
import { printSizes, webSizes } from './web-sizes.mjs';

// npm test: the checks and every test, each long proof in its short form; `npm run test:long` has the long ones.
await underNode24();
installPackages();
process.env.CHROME_BIN = findBrowser();
const { runChecks } = await import('./checks/all.ts');
const { checkWebSizes } = await import('./checks/web-sizes.ts');

// The build keeps one processor busy, and the checks have the other.
const [build, check] = await Promise.all([
  timed('build', () => runScript('web-build.mjs')),
  timed('check', () => runChecks(root)),
]);
if (build.failed > 0) conclude([build, check]);
else {
  const sizes = webSizes();
  printSizes(sizes);
  conclude([
    build,
    check,
    await timed('sizes', () => checkWebSizes(root, sizes)),
    await timed('vitest', () => runVitest(['--project', '!long'])),
    await timed('browser', () => runPlaywright()),
  ]);
}
