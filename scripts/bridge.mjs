import { withPackages } from './runtime.mjs';

// npm run bridge -- --server … --code …: runs the agent of the bridge under a suitable Node, because that of the machine is often
// too old for TypeScript.
await withPackages({ toRun: true });
await import('../apps/bridge/src/main.ts');
