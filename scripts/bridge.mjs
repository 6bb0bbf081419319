import { withPackages } from './runtime.mjs';

// npm run bridge -- --server … --code …: with Node 24; older ones cannot run TypeScript.
await withPackages({ toRun: true });
await import('../apps/bridge/src/main.ts');
