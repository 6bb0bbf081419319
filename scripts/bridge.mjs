import { withPackages } from './runtime.mjs';

// npm run bridge -- --server … --code …: a suitable Node, because that of the machine is often too old for TypeScript.
await withPackages({ toRun: true });
await import('../apps/bridge/src/main.ts');
