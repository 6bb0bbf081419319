import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import type { Queryable } from '../database/database.ts';
import { type Persons, personsOf } from './persons.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Tables whose rows go without a key to `club_people`: they may be written for a user who leaves at the same moment. */
const unkeyed = new Set([
  // Follows one role, that of an athlete, and is written with it.
  'memberships',
  // A block and its strikes outlive a membership.
  'club_athletes',
  // Of a message, whose club it names; whoever is left is passed over when it is sent.
  'message_recipients',
]);

/** A sentence for each table about which what the features say and what the database does differ. */
async function differences(db: Queryable, persons: Persons): Promise<string[]> {
  const { rows: people } = await sql<{ table: string }>`
    select "table" from (
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'user_roles'::regclass, 'club_people'::regclass, 'memberships'::regclass)
      union select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'UserId'
    ) found
    -- A part of a table is what the table is; which there are depends on what was heard by now. A view keeps nothing.
    where (select relkind in ('r', 'p') and not relispartition from pg_class where oid = "table"::regclass)`.execute(db);
  const { rows: ends } = await sql<{ table: string; writes: string }>`
    select substr(tgname, length('user_roles_left_') + 1) as "table", prosrc as writes
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = 'user_roles'::regclass and tgname like 'user\\_roles\\_left\\_%'`.execute(db);
  const writesOf = new Map(ends.map(({ table, writes }) => [table, writes]));
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  const has = new Set(columns.map(({ table, column }) => `${table}.${column}`));

  // A key to a membership is one to the club's person too.
  const { rows: keys } = await sql<{ table: string; does: 'go' | 'changed' }>`
    select conrelid::regclass::text as "table", case confdeltype when 'c' then 'go' else 'changed' end as does
    from pg_constraint where contype = 'f' and confrelid in ('club_people'::regclass, 'memberships'::regclass)`.execute(db);
  const isKeyed = (table: string, does: 'go' | 'changed') => keys.some((key) => key.table === table && key.does === does);
  // Columns that say a person, by their names: what no foreign key binds to her goes by a trigger on her row.
  const { rows: unbound } = await sql<{ table: string; column: string }>`
    select owner.relname as "table", attname as "column" from pg_attribute
    join pg_class owner on owner.oid = attrelid
    where owner.relnamespace = current_schema()::regnamespace and owner.relkind in ('r', 'p') and not owner.relispartition and owner.oid <> 'users'::regclass
      and attnum > 0 and not attisdropped and atttypid = 'bigint'::regtype
      and (attname ~ 'UserId$' or attname ~ '^(By|Author|Owner|Claimant|Assignee|Receiver|Actor|Target|DeclaredBy|Sender|Trainer)(Id)?$')
      and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any(conkey))`.execute(
    db,
  );
  const { rows: erasures } = await sql<{ table: string; writes: string }>`
    select substr(tgname, length('users_erased_') + 1) as "table", prosrc as writes
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = 'users'::regclass and tgname like 'users\\_erased\\_%'`.execute(db);
  const erased = new Set(
    erasures
      .filter(({ table, writes }) => new RegExp(`(?:delete from|update) ${table}\\b`).test(writes))
      .map(({ table }) => table),
  );

  const said = Object.entries(persons).flatMap(([table, { taken, leaving }]) => {
    const writes = writesOf.get(table);
    const verb = leaving === 'go' ? 'delete from' : leaving === 'changed' ? '(?:update|insert into)' : undefined;
    const isDone = (does: 'go' | 'changed') => isKeyed(table, does) || new RegExp(`${verb} ${table}\\b`).test(writes ?? '');
    return [
      ...('not' in taken
        ? []
        : taken.filter((column) => !has.has(`${table}.${column}`)).map((column) => `${table} has no ${column}`)),
      ...(typeof leaving === 'object' && (writes !== undefined || keys.some((key) => key.table === table))
        ? [`${table} stays, it is said, and has a key or a trigger`]
        : []),
      ...(leaving === 'go' && !isKeyed(table, 'go') && !unkeyed.has(table)
        ? [`${table} takes rows of who has left: it wants a key to club_people`]
        : []),
      ...(typeof leaving === 'string' && !isDone(leaving) ? [`${table} keeps what should go`] : []),
    ];
  });
  return [
    ...people.filter(({ table }) => !(table in persons)).map(({ table }) => `${table} holds people, and no feature says so`),
    ...unbound
      .filter(({ table }) => !erased.has(table))
      .map(
        ({ table, column }) =>
          `${table}.${column} outlives an account: it wants a foreign key or a trigger users_erased_${table}`,
      ),
    ...ends.filter(({ table }) => !(table in persons)).map(({ table }) => `${table} has a trigger, and no feature says so`),
    ...Object.keys(persons)
      .filter((table) => !people.some((one) => one.table === table))
      .map((table) => `${table} holds nobody`),
    ...said,
  ];
}

describe('what the features say of people', () => {
  it('is what the database does', async () => {
    expect(await differences(house.db, personsOf(features))).toEqual([]);
  });

  it('is missed for a table that nobody speaks of, a trigger that is not there, and one that is not said', async () => {
    const persons = personsOf(features);
    const hers = { taken: ['UserId'], leaving: 'go' } as const;
    const rolledBack = new Error('planted');
    const planted = house.db.transaction().execute(async (trx) => {
      await sql`create table lockers ("ClubId" bigint not null, "UserId" bigint not null references users on delete cascade)`.execute(
        trx,
      );
      expect(await differences(trx, persons)).toEqual(['lockers holds people, and no feature says so']);
      expect(await differences(trx, { ...persons, lockers: hers })).toEqual([
        'lockers takes rows of who has left: it wants a key to club_people',
        'lockers keeps what should go',
      ]);
      await sql`create function lockers_leave() returns trigger language plpgsql as
        'begin delete from lockers where "UserId" = old."UserId"; return null; end'`.execute(trx);
      await sql`create trigger user_roles_left_lockers after delete on user_roles
        for each row execute function lockers_leave()`.execute(trx);
      expect(await differences(trx, { ...persons, lockers: hers })).toEqual([
        'lockers takes rows of who has left: it wants a key to club_people',
      ]);
      await sql`drop trigger user_roles_left_lockers on user_roles`.execute(trx);
      await sql`alter table lockers add foreign key ("ClubId", "UserId") references club_people on delete cascade`.execute(trx);
      expect(await differences(trx, { ...persons, lockers: hers })).toEqual([]);
      expect(await differences(trx, { ...persons, lockers: { ...hers, leaving: { stay: 'planted' } } })).toEqual([
        'lockers stays, it is said, and has a key or a trigger',
      ]);
      expect(await differences(trx, { ...persons, lockers: { ...hers, taken: ['OwnerId'] } })).toEqual([
        'lockers has no OwnerId',
      ]);
      await sql`create table scales ("UserId" bigint not null)`.execute(trx);
      const weighed = { taken: ['UserId'], leaving: { stay: 'planted' } } as const;
      expect(await differences(trx, { ...persons, lockers: hers, scales: weighed })).toEqual([
        'scales.UserId outlives an account: it wants a foreign key or a trigger users_erased_scales',
      ]);
      await sql`create function scales_erased() returns trigger language plpgsql as
        'begin delete from scales where "UserId" = old."UserId"; return null; end'`.execute(trx);
      await sql`create trigger users_erased_scales after delete on users
        for each row execute function scales_erased()`.execute(trx);
      expect(await differences(trx, { ...persons, lockers: hers, scales: weighed })).toEqual([]);
      throw rolledBack;
    });
    await expect(planted).rejects.toBe(rolledBack);
  });

  it('is said once', () => {
    const lockers = { persons: { lockers: { taken: ['UserId'], leaving: 'go' } } } as const;
    expect(() => personsOf([lockers, lockers])).toThrow('lockers');
  });
});
