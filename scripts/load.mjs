import { spawnSync } from 'node:child_process';
import { root, withPackages } from './runtime.mjs';

// npm run load -- --clubs 200 --years 10: every call beside an empty installation.
await withPackages();
const { status } = spawnSync(process.execPath, ['bench/load.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
