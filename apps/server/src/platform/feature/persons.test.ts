import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import type { Queryable } from '../database/database.ts';
import { type Leaving, leavingOf } from './leaving.ts';
import { type Persons, personsOf } from './persons.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const unkeyed = new Set(['club_athletes', 'message_recipients']);

async function differences(db: Queryable, persons: Persons, steps: Leaving = leavingOf(features)): Promise<string[]> {
  const written = new Set([...Object.keys(steps.lastRole), ...Object.keys(steps.athleteRole)]);
  const { rows: people } = await sql<{ table: string }>`
    select "table" from (
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'user_roles'::regclass, 'club_people'::regclass, 'memberships'::regclass)
      union select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'UserId'
    ) found
    -- A part of a table is what the table is; which there are depends on what was heard by now. A view keeps nothing.
    where (select relkind in ('r', 'p') and not relispartition from pg_class where oid = "table"::regclass)`.execute(db);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  const has = new Set(columns.map(({ table, column }) => `${table}.${column}`));

  const { rows: keys } = await sql<{ table: string; does: 'go' | 'changed' }>`
    select conrelid::regclass::text as "table", case confdeltype when 'c' then 'go' else 'changed' end as does
    from pg_constraint where contype = 'f' and confrelid in ('club_people'::regclass, 'user_roles'::regclass, 'memberships'::regclass)`.execute(
    db,
  );
  const isKeyed = (table: string, does: 'go' | 'changed') => keys.some((key) => key.table === table && key.does === does);
  const { rows: unbound } = await sql<{ table: string; column: string }>`
    select owner.relname as "table", attname as "column" from pg_attribute
    join pg_class owner on owner.oid = attrelid
    where owner.relnamespace = current_schema()::regnamespace and owner.relkind in ('r', 'p') and not owner.relispartition and owner.oid <> 'users'::regclass
      and attnum > 0 and not attisdropped and atttypid = 'bigint'::regtype
      and (attname ~ 'UserId$' or attname ~ '^(By|Author|Owner|Claimant|Assignee|Receiver|Actor|Target|DeclaredBy|Sender|Trainer)(Id)?$')
      and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any(conkey))`.execute(
    db,
  );
  const reasons = Object.entries(persons).flatMap(([table, { taken, leaving }]) => {
    const isDone = (does: 'go' | 'changed') => isKeyed(table, does) || written.has(table);
    return [
      ...('not' in taken
        ? []
        : taken.filter((column) => !has.has(`${table}.${column}`)).map((column) => `${table} has no ${column}`)),
      ...(typeof leaving === 'object' && keys.some((key) => key.table === table)
        ? [`${table} is declared to stay, and has a key`]
        : []),
      ...(leaving === 'go' && !isKeyed(table, 'go') && !unkeyed.has(table)
        ? [`${table} takes rows of who has left: it wants a key to club_people`]
        : []),
      ...(typeof leaving === 'string' && !isDone(leaving) ? [`${table} keeps what should go`] : []),
    ];
  });
  return [
    ...people.filter(({ table }) => !(table in persons)).map(({ table }) => `${table} holds people, and no feature declares it`),
    ...unbound
      .filter(({ table }) => !(table in steps.account))
      .map(({ table, column }) => `${table}.${column} outlives an account: it wants a foreign key or a step of its own`),
    ...Object.keys(persons)
      .filter((table) => !people.some((one) => one.table === table))
      .map((table) => `${table} has no rows of users`),
    ...reasons,
  ];
}

describe('the personal data that features declare', () => {
  it('matches the tables of the database', async () => {
    expect(await differences(server.db, personsOf(features))).toEqual([]);
  });

  it('is reported as wrong for a table that no feature declares, for a missing foreign key and for a foreign key that contradicts the declaration', async () => {
    const persons = personsOf(features);
    const ofUser = { taken: ['UserId'], leaving: 'go' } as const;
    const rolledBack = new Error('planted');
    const planted = server.db.transaction().execute(async (trx) => {
      await sql`create table lockers ("ClubId" bigint not null, "UserId" bigint not null references users on delete cascade)`.execute(
        trx,
      );
      expect(await differences(trx, persons)).toEqual(['lockers holds people, and no feature declares it']);
      expect(await differences(trx, { ...persons, lockers: ofUser })).toEqual([
        'lockers takes rows of who has left: it wants a key to club_people',
        'lockers keeps what should go',
      ]);
      const leaves = { ...leavingOf(features), lastRole: { lockers: async () => {} } };
      expect(await differences(trx, { ...persons, lockers: ofUser }, leaves)).toContainEqual(
        'lockers takes rows of who has left: it wants a key to club_people',
      );
      await sql`alter table lockers add foreign key ("ClubId", "UserId") references club_people on delete cascade`.execute(trx);
      expect(await differences(trx, { ...persons, lockers: ofUser })).toEqual([]);
      expect(await differences(trx, { ...persons, lockers: { ...ofUser, leaving: { stay: 'planted' } } })).toEqual([
        'lockers is declared to stay, and has a key',
      ]);
      expect(await differences(trx, { ...persons, lockers: { ...ofUser, taken: ['OwnerId'] } })).toEqual([
        'lockers has no OwnerId',
      ]);
      await sql`create table scales ("UserId" bigint not null)`.execute(trx);
      const weighed = { taken: ['UserId'], leaving: { stay: 'planted' } } as const;
      expect(await differences(trx, { ...persons, lockers: ofUser, scales: weighed })).toEqual([
        'scales.UserId outlives an account: it wants a foreign key or a step of its own',
      ]);
      const erasing = { ...leavingOf(features), account: { scales: async () => {} } };
      expect(await differences(trx, { ...persons, lockers: ofUser, scales: weighed }, erasing)).not.toContainEqual(
        expect.stringContaining('scales'),
      );
      throw rolledBack;
    });
    await expect(planted).rejects.toBe(rolledBack);
  });

  it('may be declared only once per table', () => {
    const lockers = { persons: { lockers: { taken: ['UserId'], leaving: 'go' } } } as const;
    expect(() => personsOf([lockers, lockers])).toThrow('lockers');
  });
});
