import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { compose } from '../apps/server/src/compose.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { percentile, timed } from './timing.ts';
import { seedClubs, seedRunning } from './worlds/minute.ts';

const CLUBS = [3, 50, 200] as const;
const WARM = 5;
const TIMES = 25;
const AIM_MS = 5;

console.log(`bench/minute: jobs of a minute, three clubs run a class; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const folder = mkdtempSync(join(tmpdir(), 'clubpulse-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
await migrate(embedded.url, () => {});
const config = readConfig({ DATA_DIR: folder, PORT: '0', MQTT_PORT: '0', DEMO: 'off', LOG_LEVEL: 'error' });
const parts = { config, databaseUrl: embedded.url, directUrl: embedded.url, log: createLog('error') };
const server = await compose({ ...parts, tokenSecret: 'bench', version: 'bench', jobs: false });
const database = new pg.Client(embedded.url);
try {
  await database.connect();
  const jobs = [...server.classSessions.jobs, ...server.telling.jobs, ...server.deliveries.jobs, ...server.queues.jobs].filter(
    ({ cron }) => cron === '* * * * *',
  );
  const taken = new Map(jobs.map(({ name }) => [name, [] as number[]]));
  let clubs = 0;
  for (const count of CLUBS) {
    await seedClubs(database, clubs, count);
    if (clubs === 0) await seedRunning(database, count);
    clubs = count;
    await database.query('vacuum analyze');
    for (const { name, run } of jobs) {
      await timed(() => run({}), WARM);
      // A low percentile excludes the effect of other load.
      taken.get(name)?.push(percentile(await timed(() => run({}), TIMES), 0.1));
    }
  }
  console.log(`  ${''.padEnd(20)}${CLUBS.map((count) => `${count} clubs`.padStart(14)).join('')}`);
  for (const [name, each] of taken)
    console.log(`  ${name.padEnd(20)}${each.map((ms) => `${ms.toFixed(1)} ms`.padStart(14)).join('')}`);
  const sums = CLUBS.map((_, index) => [...taken.values()].reduce((sum, each) => sum + (each[index] ?? 0), 0));
  console.log(`  ${'all'.padEnd(20)}${sums.map((ms) => `${ms.toFixed(1)} ms`.padStart(14)).join('')}`);
  const added = (sums[2] ?? 0) - (sums[0] ?? 0);
  console.log(
    `  200 clubs cost ${added.toFixed(1)} ms a minute more than the three that run something (aim: at most ${AIM_MS} ms)`,
  );
} finally {
  await database.end();
  await server.close();
  await embedded.stop();
  for (const rest of [embedded.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
}
