import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { openDatabase } from './database.ts';
import { jsonOfRows, textRows, valuesOf } from './text-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const values = sql`
  select 7::bigint as "Id", 3::int as "Count", true as "Yes", false as "No", null::text as "None", E'a "b"\\n\\\\ è' as "Text",
    array[1, null, 2]::bigint[] as "Ids", '{}'::bigint[] as "Empty", timestamptz '2026-07-01 10:00:00+00' as "At",
    timestamptz '2026-07-01 10:00:00.25+00' as "Part", 5::smallint as "Small", 'secret' as "Left"`;
const names = ['Count', 'Id', 'Yes', 'No', 'None', 'Text', 'Ids', 'Empty', 'At', 'Part', 'Small', 'Both'];
const made = { Both: { from: ['Id', 'None'], make: (...both: (string | null)[]) => JSON.stringify(both) } };

it.each([
  ['UTC', 'planned each time', {}],
  ['UTC', 'planned once', {}],
  ['Asia/Kathmandu', 'planned once', {}],
  ['UTC', 'planned once, but sent through a pooler', { pooled: true }],
])(
  'a text result contains the rows as JSON of their values, in the time zone %s with a statement %s',
  async (zone, plan, options) => {
    const open = openDatabase(`${database.url}?options=${encodeURIComponent(`-c timezone=${zone}`)}`, { max: 1, ...options });
    for (let run = 0; run < 2; run++) {
      const rows = await textRows(open.db, values.compile(open.db), { planOnce: plan !== 'planned each time' });
      expect(jsonOfRows(rows, names, made).map((row) => JSON.parse(row))).toEqual([
        {
          Count: 3,
          Id: 7,
          Yes: true,
          No: false,
          None: null,
          Text: 'a "b"\n\\ è',
          Ids: [1, null, 2],
          Empty: [],
          At: '2026-07-01T10:00:00.000Z',
          Part: '2026-07-01T10:00:00.250Z',
          Small: 5,
          Both: ['7', null],
        },
      ]);
    }
    await open.close();
  },
);

it('a text result without rows has no objects, and a field that is no column of the result throws', async () => {
  const open = openDatabase(database.url, { max: 1 });
  const none = await textRows(open.db, sql`select 1 as "Id" where false`.compile(open.db));
  expect([jsonOfRows(none, ['Id'], {}), valuesOf(none, 'Id')]).toEqual([[], []]);
  expect(() => jsonOfRows(none, ['Name'], {})).toThrow('No column Name');
  await open.close();
});
