import { fail, root, withPackages } from './runtime.mjs';

// npm run check [-- short]: without typed lint, dead code and imports, as `npm test`.

await withPackages();
const { runChecks } = await import('./checks/all.ts');
const [part = 'whole', ...more] = process.argv.slice(2);
if ((part !== 'whole' && part !== 'short') || more.length > 0)
  fail(`There is no part "${[part, ...more].join(' ')}". Add "short", or nothing for all checks.`);
const { failed } = await runChecks(root, part);
process.exitCode = failed > 0 ? 1 : 0;
