import { installPackages, root, underNode24 } from './runtime.mjs';

await underNode24();
installPackages();
const { runChecks } = await import('./checks/all.ts');
const { failed } = await runChecks(root);
process.exitCode = failed > 0 ? 1 : 0;
