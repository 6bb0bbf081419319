import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../sources.ts';
import type { Problems } from '../tool.ts';

const drawer = 'apps/server/migrations';
const worlds = `${drawer}/worlds`;
/** The last migration from before worlds were kept. */
const FIRST_WITHOUT = '0010_taken_from_seat.sql';

const migrationsOf = (root: string): string[] =>
  filesBelow(root, drawer, /migrations\/[^/]+\.sql$/).map((path) => path.slice(drawer.length + 1));

/** Every migration since has the world as it was before it, and every world its migration. */
export function missingWorlds(root: string): Problems {
  const migrations = migrationsOf(root).filter((name) => name > FIRST_WITHOUT);
  const kept = filesBelow(root, worlds, /\.sql$/).map((path) => path.slice(worlds.length + 1));
  return [
    ...migrations
      .filter((name) => !kept.includes(name))
      .map(
        (name) => `${drawer}/${name}: no world was kept before it (node scripts/schema.mjs --dump ${name.replace('.sql', '')})`,
      ),
    ...kept.filter((name) => !migrations.includes(name)).map((name) => `${worlds}/${name}: there is no such migration`),
  ];
}

/**
 * Writes the world as it is before the migration `name`: the demo's people and a week of its first club's life, written by the
 * features' own code at that schema. So it is called before the migration, and what needs it, is written.
 */
export async function writeWorld(root: string, name: string): Promise<void> {
  const file = `${name.replace(/\.sql$/, '')}.sql`;
  if (!/^\d{4}_\w+\.sql$/.test(file)) throw new Error('Name the migration this world comes before: --dump 0012_what_it_does');
  const load = (path: string) => import(pathToFileURL(join(root, 'apps/server/src', path)).href);
  const { startEmbeddedPostgres }: typeof import('../../../apps/server/src/platform/database/embedded-postgres.ts') = await load(
    'platform/database/embedded-postgres.ts',
  );
  const { migrate }: typeof import('../../../apps/server/src/platform/database/migrate.ts') =
    await load('platform/database/migrate.ts');
  const { writeWeek }: typeof import('../../../apps/server/src/demo/week.ts') = await load('demo/week.ts');
  const { exportWorld }: typeof import('../../../apps/server/src/platform/database/world-dump.ts') = await load(
    'platform/database/world-dump.ts',
  );

  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-world-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {}, settings: { fsync: 'off' } });
  try {
    const before = migrationsOf(root).filter((other) => other < file);
    await migrate(server.url, undefined, (other) => before.includes(other));
    await writeWeek(server.url);
    mkdirSync(join(root, worlds), { recursive: true });
    writeFileSync(join(root, worlds, file), `-- after: ${before.join(' ')}\n${await exportWorld(server.url)}`);
  } finally {
    await server.stop();
    for (const rest of [server.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  }
}
