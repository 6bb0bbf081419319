import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { filesBelow, readSource } from '../sources.ts';
import { type Problems, runTool } from '../tool.ts';
import { narrowColumns } from './column-types.ts';
import { checkOpenTextColumns } from './open-columns.ts';
import { checkSurvived } from './survived.ts';
import { type Trigger, triggerProblems, triggersSql } from './triggers.ts';
import { changedReleases } from './worlds.ts';

const schemaFile = 'apps/server/src/platform/database/schema.generated.ts';

export async function checkMigrations(root: string): Promise<Problems> {
  const file = join(root, schemaFile);
  try {
    const { types: wanted, triggers } = await generateSchema(root);
    const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const problems = [
      ...changedReleases(root),
      ...checkSurvived(root),
      ...(await checkOpenTextColumns(root, wanted)),
      ...triggerProblems(triggers),
    ];
    return found === wanted
      ? problems
      : [...problems, `${schemaFile} is not what the migrations lead to: run "node scripts/schema.mjs --write"`];
  } catch (error) {
    return [`apps/server/migrations: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export async function writeSchema(root: string): Promise<void> {
  writeFileSync(join(root, schemaFile), (await generateSchema(root)).types);
}

interface Schema {
  readonly types: string;
  readonly triggers: readonly Pick<Trigger, 'name' | 'table'>[];
}

async function generateSchema(root: string): Promise<Schema> {
  const database = (name: string) => import(pathToFileURL(join(root, 'apps/server/src/platform/database', name)).href);
  const { startEmbeddedPostgres }: typeof import('../../../apps/server/src/platform/database/embedded-postgres.ts') =
    await database('embedded-postgres.ts');
  const { closedLists }: typeof import('../../../apps/server/src/platform/database/closed-lists.ts') =
    await database('closed-lists.ts');
  const { migrate }: typeof import('../../../apps/server/src/platform/database/migrate.ts') = await database('migrate.ts');

  const folder = mkdtempSync(join(tmpdir(), 'clubpulse-schema-'));
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {}, settings: { fsync: 'off' } });
  try {
    await migrate(server.url);
    const out = join(folder, 'schema.ts');
    const options = [
      '--dialect',
      'postgres',
      '--default-schema',
      'public',
      '--exclude-pattern',
      '{*.migrations,graphile_worker.*}',
      '--type-mapping',
      '{"int8":"number","date":"string"}',
    ];
    const answer = await runTool(root, 'kysely-codegen', [...options, '--log-level', 'error', '--out-file', out], {
      DATABASE_URL: server.url,
    });
    if (answer.status !== 0) throw new Error(answer.stderr || answer.stdout);
    const types = narrowColumns(readFileSync(out, 'utf8'), await closedLists(server.url), idKinds(root));
    return { types, triggers: await triggersOf(server.url) };
  } finally {
    await server.stop();
    for (const rest of [server.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  }
}

async function triggersOf(url: string): Promise<Schema['triggers']> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Pick<Trigger, 'name' | 'table'>>(triggersSql)).rows;
  } finally {
    await client.end();
  }
}

function idKinds(root: string): ReadonlyMap<string, string> {
  return new Map(
    filesBelow(root, 'packages/contract', /(?<!\.test)\.ts$/).flatMap((file) =>
      [...readSource(root, file).matchAll(/^export type (\w+Id) = Id</gm)].map(
        ([, kind = '']) => [kind, file.replace(/^packages\/(.*)\.ts$/, '@clubpulse/$1')] as const,
      ),
    ),
  );
}
