import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, readSource } from '../sources.ts';
import type { Problems } from '../tool.ts';

const drawer = 'apps/server/migrations';
const worlds = `${drawer}/worlds`;

const migrationsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(root, drawer, /migrations\/[^/]+\.sql$/).map((path) => [
      path.slice(drawer.length + 1),
      createHash('sha256').update(readSource(root, path)).digest('hex'),
    ]),
  );

/** The worlds of releases contain migration checksums. A new migration must come after all released ones. */
export function changedReleases(root: string): Problems {
  const migrations = migrationsOf(root);
  const problems: Problems = [];
  const released = new Set<string>();
  for (const file of filesBelow(root, worlds, /\.sql$/)) {
    const release = file.slice(worlds.length + 1, -'.sql'.length);
    for (const [, name = '', hash] of readSource(root, file).matchAll(/^-- (\d{4}_\w+\.sql) ([0-9a-f]{64})$/gm)) {
      released.add(name);
      if (migrations.get(name) !== hash)
        problems.push(`${drawer}/${name} is not the one that release ${release} has: restore it, and add another migration`);
    }
  }
  const last = [...released].sort().at(-1) ?? '';
  for (const name of migrations.keys())
    if (name < last && !released.has(name))
      problems.push(`${drawer}/${name} comes before ${last}, which is released: give it a higher number`);
  return problems;
}

/** Writes the database of a release: its migrations, and demo data with a week of the first club. */
export async function writeWorld(root: string): Promise<void> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = join(root, worlds, `${version}.sql`);
  if (existsSync(file)) throw new Error(`${version} has its world already: raise the version in package.json first.`);
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
    await migrate(server.url);
    await writeWeek(server.url);
    const names = [...migrationsOf(root)].map(([name, hash]) => `-- ${name} ${hash}\n`);
    mkdirSync(join(root, worlds), { recursive: true });
    writeFileSync(file, `${names.join('')}${await exportWorld(server.url)}`);
  } finally {
    await server.stop();
    for (const rest of [server.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  }
}
