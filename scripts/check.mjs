import { root, withPackages } from './runtime.mjs';

await withPackages();
const { runChecks } = await import('./checks/all.ts');
const { failed } = await runChecks(root);
process.exitCode = failed > 0 ? 1 : 0;
