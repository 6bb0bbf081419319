import { withPackages } from './runtime.mjs';

// npm run bridge -- --server … --code …: the hub's agent. A hub's Node is seldom the newest, and the agent is TypeScript as it stands.
await withPackages({ toRun: true });
await import('../apps/bridge/src/main.ts');
