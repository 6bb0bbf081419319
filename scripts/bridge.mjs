import { installPackages, underNode24 } from './runtime.mjs';

// npm run bridge -- --server … --code …: the hub's agent. A hub's Node is seldom the newest, and the agent is TypeScript as it stands.
await underNode24();
installPackages();
await import('../apps/bridge/src/main.ts');
