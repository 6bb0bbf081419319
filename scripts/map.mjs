import { root, withPackages } from './runtime.mjs';

// node scripts/map.mjs --write: writes docs/MAP.md after a feature, a call or a screen was added.
await withPackages();
const { checkMap, writeMap } = await import('./checks/map.ts');
if (process.argv.includes('--write')) await writeMap(root);
const problems = await checkMap(root);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
