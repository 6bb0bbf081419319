import { findBrowser } from './browser.mjs';
import { conclude, runPlaywright, runVitest, timed } from './run-tests.mjs';
import { installPackages, root, underNode24 } from './runtime.mjs';
import { buildWeb } from './web-build.mjs';
import { printSizes, webSizes } from './web-sizes.mjs';

// npm test: the checks and every test, each long proof in its short form; `npm run test:long` has the long ones.
await underNode24();
installPackages();
buildWeb();
const sizes = webSizes();
printSizes(sizes);
process.env.CHROME_BIN = findBrowser();
const { runChecks } = await import('./checks/all.ts');
const { checkWebSizes } = await import('./checks/web-sizes.ts');

conclude([
  await timed('check', () => runChecks(root)),
  await timed('sizes', () => checkWebSizes(root, sizes)),
  await timed('vitest', () => runVitest(['--project', '!long'])),
  await timed('browser', () => runPlaywright()),
]);
