import { spawnSync } from 'node:child_process';
import { root, withPackages } from './runtime.mjs';

// npm run test:race [-- rounds kills]: sixty callers compete for few seats on killed servers (SIGKILL).
await withPackages();
const [rounds = '1000', kills = '20'] = process.argv.slice(2);
const env = { ...process.env, PROOFS: 'all', RACE_ROUNDS: rounds, RACE_KILLS: kills };
const args = ['run', '--project', 'server', 'apps/server/src/test/race'];
process.exitCode = spawnSync('vitest', args, { cwd: root, stdio: 'inherit', env }).status ?? 1;
