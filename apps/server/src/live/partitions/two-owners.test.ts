import { PARTITIONS } from '@clubpulse/rules/live/partitions/partitions';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { gateTo } from '../../platform/database/test/gate.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createPartitions, type Partitions } from './partitions.live.ts';

const log = pino({ level: 'silent' });
const started: Partitions[] = [];
let database: TestDatabase;
let open: ReturnType<typeof openDatabase>;
let observer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  observer = new pg.Client(database.url);
  await observer.connect();
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.release();
});
afterAll(async () => {
  await observer.end();
  await open.close();
  await database.drop();
});

async function start(bus = createLocalBus(), directUrl = database.url) {
  const broker = { isUp: true };
  const left: number[] = [];
  const partitions = createPartitions({ directUrl, db: open.db, log, lookMs: 100 });
  partitions.follow({
    left: async (isLeft) => void left.push(...Array.from({ length: PARTITIONS }, (_, clubId) => clubId).filter(isLeft)),
  });
  started.push(partitions);
  await partitions.begin({ bus, connected: () => broker.isUp });
  return { partitions, broker, left };
}

const held = (...some: readonly { readonly partitions: Partitions }[]) => some.map(({ partitions }) => partitions.held().length);

it('a process whose locks were taken while its path to them is silent leaves these clubs, and shares them afterwards', async () => {
  const bus = createLocalBus();
  const way = await gateTo(database.networkUrl);
  const first = await start(bus, way.url);
  const { rows } = await observer.query<{ pid: number }>(
    `select distinct pid from pg_locks where locktype = 'advisory' and objsubid = 2
     and database = (select oid from pg_database where datname = current_database())`,
  );
  const second = await start(bus);
  await vi.waitFor(() => expect(held(first, second)).toEqual([PARTITIONS / 2, PARTITIONS / 2]));
  const own = first.partitions.held();
  first.left.length = 0;

  way.gate.isSilent = true;
  for (const { pid } of rows) await observer.query('select pg_terminate_backend($1)', [pid]);
  await vi.waitFor(() => expect(held(first, second)).toEqual([0, PARTITIONS]));
  expect(first.left).toEqual(expect.arrayContaining([...own]));

  way.shut();
  way.gate.isSilent = false;
  way.gate.isOpen = true;
  await vi.waitFor(() => expect(held(first, second)).toEqual([PARTITIONS / 2, PARTITIONS / 2]));
  for (const one of started.splice(0)) await one.release();
  await way.end();
});

it('a process without the broker leaves its clubs while another live process has it', async () => {
  const [first, second] = [await start(), await start()];
  await vi.waitFor(() => expect(held(first, second)).toEqual([PARTITIONS / 2, PARTITIONS / 2]));
  await observer.query(`
    insert into server_processes
    select gen_random_uuid(), 'second', '1', array['live'], now(), now() + interval '1 hour', true, 0, 1, 1, 2, null, array[1::smallint], 0, 0, 0`);
  first.broker.isUp = false;
  await vi.waitFor(() => expect(held(first, second)).toEqual([0, PARTITIONS]));
  await observer.query('update server_processes set "HasBroker" = false');
  await vi.waitFor(() => expect(held(first, second)).toEqual([PARTITIONS / 2, PARTITIONS / 2]));
});
