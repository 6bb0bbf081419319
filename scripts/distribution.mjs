import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, withPackages } from './runtime.mjs';

// node scripts/distribution.mjs [--write]: what the tables lack for several database servers.
await withPackages();
const { default: pg } = await import('pg');
const { catalogSql, distributionPage } = await import('./checks/database/distribution.ts');
const { startEmbeddedPostgres } = await import('../apps/server/src/platform/database/embedded-postgres.ts');
const { migrate } = await import('../apps/server/src/platform/database/migrate.ts');

const folder = mkdtempSync(join(tmpdir(), 'clubpulse-distribution-'));
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {}, settings: { fsync: 'off' } });
try {
  await migrate(server.url);
  const client = new pg.Client(server.url);
  await client.connect();
  const catalog = {};
  for (const [part, sql] of Object.entries(catalogSql)) catalog[part] = (await client.query(sql)).rows;
  await client.end();
  const page = distributionPage(catalog);
  if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/distribution.md'), page);
  else process.stdout.write(page);
} finally {
  await server.stop();
  for (const rest of [server.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
}
