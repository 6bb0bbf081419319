import { areas } from './areas.ts';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

export const serverRooms = [
  'feature',
  'routes',
  'service',
  'store',
  'facts',
  'rows',
  'checks',
  'events',
  'jobs',
  'listeners',
  'present',
  'ports',
  'live',
  'wire',
  'pages',
  'mail',
  'samples',
  'refusals',
  'test',
];
const inArea = new RegExp(`^apps/server/src/(?:${areas.join('|')})/`);
const roomOf = new RegExp(`/(?:public|[a-z0-9-]+\\.(?:${serverRooms.join('|')}))\\.ts$`);
const builderWrites = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const statementWrites =
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z]\w+)"?(?=\s*(?:\(|as\b|set\b|using\b|where\b|\w+\s+set\b))/g;

export function checkServerRooms(root: string): Problems {
  const problems: Problems = [];
  const writers = new Map<string, Map<string, string>>();
  for (const file of filesBelow(root, 'apps/server/src', /\.ts$/)) {
    if (!inArea.test(file)) continue;
    if (!roomOf.test(file)) problems.push(`${file}: no room has this suffix; choose one of .${serverRooms.join(', .')}`);
    if (!/\.(store|facts)\.ts$/.test(file)) continue;
    for (const table of writtenTables(readSource(root, file))) {
      if (file.endsWith('.facts.ts'))
        problems.push(`${file}: facts only read; writing ${table} belongs into its owner's *.store.ts`);
      else writers.set(table, (writers.get(table) ?? new Map()).set(featureOf(file), file));
    }
  }
  for (const [table, features] of writers)
    if (features.size > 1)
      problems.push(`${table} is written by ${[...features.values()].sort().join(' and ')}; one feature owns a table`);
  return problems;
}

export function ownersOf(root: string): ReadonlyMap<string, string> {
  const stores = filesBelow(root, 'apps/server/src', /\.store\.ts$/).filter((file) => inArea.test(file));
  return new Map(
    stores.flatMap((file) => [...writtenTables(readSource(root, file))].map((table) => [table, featureOf(file)] as const)),
  );
}

const featureOf = (file: string): string => file.split('/').slice(3, 5).join('/');

function writtenTables(text: string): Set<string> {
  const sql = [...text.matchAll(/`[^`]*`/g)].map(([part]) => part).join('\n');
  return new Set([...text.matchAll(builderWrites), ...sql.matchAll(statementWrites)].map(([, table = '']) => table));
}
