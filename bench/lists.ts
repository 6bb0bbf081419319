import { cpus } from 'node:os';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';
import { LARGE, MANAGER, type MeasuredClub, MONTH, SMALL, seed } from './worlds/lists.ts';

const WARM = 40;
const ROUNDS = 6;
const EACH = 20;
/** The large club: at most `times` the small club's time plus `ms`. */
const AIM = { times: 1.5, ms: 30 };

interface ListRequest {
  readonly name: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly first: boolean;
}
const people = { path: 'people' } as const;
const money = { path: 'transactions' } as const;
const straps = { path: 'sensors' } as const;
const requests: readonly ListRequest[] = [
  { ...people, name: 'people', query: {}, first: true },
  { ...people, name: 'people, unpaid', query: { Payment: 'Unpaid' }, first: false },
  { ...people, name: 'people, expiring', query: { State: 'Expiring' }, first: false },
  { ...people, name: 'people, by words', query: { globalSearch: 'last 49' }, first: false },
  { ...money, name: 'transactions', query: { ...MONTH }, first: true },
  { ...money, name: 'transactions, cash', query: { ...MONTH, Method: 'Cash' }, first: false },
  { ...money, name: 'transactions, by amount', query: { ...MONTH, Sort: '-Amount' }, first: false },
  { ...money, name: 'transactions, by words', query: { ...MONTH, globalSearch: 'last 49' }, first: false },
  { ...straps, name: 'straps', query: {}, first: true },
  { ...straps, name: 'straps, by last heard', query: { Sort: '-LastHeard' }, first: false },
  { ...straps, name: 'straps, by words', query: { globalSearch: 'last 49' }, first: false },
];

console.log(`bench/lists: first pages of 50 rows; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seed(database, [SMALL, LARGE]);
  const headers = { authorization: `Bearer ${await server.token(MANAGER)}`, 'accept-encoding': 'identity' };
  for (const one of requests) print(one, await measure(one, headers));
} finally {
  await database.end();
  await server.stop();
}

async function measure(
  { name, path, query, first }: ListRequest,
  headers: Record<string, string>,
): Promise<[number[], number[]]> {
  const get = async ({ club, rows }: MeasuredClub) => {
    const page = new URLSearchParams({ ...query, start: '0', length: '50' });
    const answer = await fetch(`${server.url}/api/clubs/${club}/${path}?${page.toString()}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { recordsTotal, recordsFiltered } = JSON.parse(text) as { recordsTotal: number; recordsFiltered: number };
    // The manager is listed too.
    const exact = path === 'people' ? rows + 1 : rows;
    if (first && (recordsTotal !== exact || recordsFiltered !== exact)) throw new Error(`${name}: counts are not ${exact}.`);
  };
  const taken: [number[], number[]] = [[], []];
  for (const club of [SMALL, LARGE]) await timed(() => get(club), WARM);
  for (let round = 0; round < ROUNDS; round++) {
    taken[0].push(...(await timed(() => get(SMALL), EACH)));
    taken[1].push(...(await timed(() => get(LARGE), EACH)));
  }
  return taken;
}

function print({ name, first }: ListRequest, [small, large]: [number[], number[]]): void {
  const [at50, at50000] = [percentile(small, 0.5), percentile(large, 0.5)];
  const aim = at50 * AIM.times + AIM.ms;
  const figures = [
    `50: p50 ${at50.toFixed(1)} ms, p95 ${percentile(small, 0.95).toFixed(1)} ms`,
    `50,000: p50 ${at50000.toFixed(1)} ms, p95 ${percentile(large, 0.95).toFixed(1)} ms`,
    `${(at50000 / at50).toFixed(2)} times`,
    ...(first ? [`aim: at most ${aim.toFixed(1)} ms`] : []),
  ];
  console.log(`  ${name.padEnd(26)}${figures.join('; ')}`);
}
