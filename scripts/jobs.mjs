import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, root, underNode24 } from './runtime.mjs';

// npm run --silent jobs [-- retry]: lists failed jobs, or retries them now.
await underNode24();
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || embedded();
const { failingJobs, retryFailingJobs } = await import('../apps/server/src/platform/jobs/failing.store.ts');

if (process.argv[2] === 'retry') {
  console.log(`${await retryFailingJobs(url)} jobs are tried again now.`);
} else {
  const failing = await failingJobs(url);
  for (const { id, task, attempts, nextAt, error } of failing)
    console.log(`${id}  ${task}  ${attempts} attempts, ${nextAt ? `next ${nextAt.toISOString()}` : 'given up'}\n    ${error}`);
  if (failing.length === 0) console.log('Nothing fails.');
}

function embedded() {
  const running = join(resolve(root, process.env.DATA_DIR || 'data'), 'run.json');
  const found = existsSync(running) ? JSON.parse(readFileSync(running, 'utf8')).databaseUrl : undefined;
  if (!found) fail('Clubpulse is not running on this data folder.', '', 'Start it, or give its DATABASE_URL, then ask again.');
  return found;
}
