import { root, withPackages } from './runtime.mjs';

// node scripts/map.mjs [--write]: docs/MAP.md.
await withPackages();
const { checkMap, writeMap } = await import('./checks/map.ts');
if (process.argv.includes('--write')) await writeMap(root);
const problems = await checkMap(root);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
