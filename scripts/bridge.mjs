import { withPackages } from './runtime.mjs';

// npm run bridge -- --server … --code …: runs the hub's agent under a suitable Node, because a hub's own is often too old for
// TypeScript.
await withPackages({ toRun: true });
await import('../apps/bridge/src/main.ts');
