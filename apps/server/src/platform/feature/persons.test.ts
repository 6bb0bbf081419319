import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import type { Queryable } from '../database/database.ts';
import { type Leaving, leavingOf } from './leaving.ts';
import { type Persons, personsOf } from './persons.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Rows that may be written for who is leaving in the same moment: they give her nothing. */
const afterwards = new Set([
  // Who comes back by it joins anew; it is written for an address, and accepted with a role.
  'invitations',
  // Written with the role itself.
  'memberships',
  // A row of it holds the membership by its foreign key.
  'stages_left',
  // A block and its strikes outlive a membership.
  'club_athletes',
  // What is sent is judged again when it goes.
  'message_recipients',
  // Spent for members alone, and good for minutes.
  'check_in_codes',
]);

/** A sentence for each table about which what the features say and what the database does differ. */
async function differences(db: Queryable, persons: Persons, steps: Leaving = leavingOf(features)): Promise<string[]> {
  const written = new Set([...Object.keys(steps.lastRole), ...Object.keys(steps.athleteRole)]);
  const { rows: people } = await sql<{ table: string }>`
    select "table" from (
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'user_roles'::regclass, 'memberships'::regclass)
      union select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'UserId'
    ) found
    -- A part of a table is what the table is; which there are depends on what was heard by now. A view keeps nothing.
    where (select relkind in ('r', 'p') and not relispartition from pg_class where oid = "table"::regclass)`.execute(db);
  const { rows: ends } = await sql<{ table: string; writes: string }>`
    select substr(tgname, length('user_roles_left_') + 1) as "table",
      case when proname = 'goes_with_her' then 'delete from ' || split_part(encode(tgargs, 'escape'), '\\000', 1) else prosrc end as writes
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = 'user_roles'::regclass and tgname like 'user\\_roles\\_left\\_%'`.execute(db);
  const writesOf = new Map(ends.map(({ table, writes }) => [table, writes]));
  // Rows of a role, deleted with it.
  const { rows: keyed } = await sql<{ table: string }>`
    select conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype = 'c' and confrelid = 'user_roles'::regclass`.execute(db);
  const bound = new Set(keyed.map(({ table }) => table));
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()`.execute(db);
  const has = new Set(columns.map(({ table, column }) => `${table}.${column}`));

  const { rows: guards } = await sql<{ table: string }>`
    select tgrelid::regclass::text as "table" from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'of_a_member'`.execute(
    db,
  );
  const guarded = new Set(guards.map(({ table }) => table));
  // Columns that say a person, by their names: what no foreign key binds to the account goes by a step.
  const { rows: unbound } = await sql<{ table: string; column: string }>`
    select owner.relname as "table", attname as "column" from pg_attribute
    join pg_class owner on owner.oid = attrelid
    where owner.relnamespace = current_schema()::regnamespace and owner.relkind in ('r', 'p') and not owner.relispartition and owner.oid <> 'users'::regclass
      and attnum > 0 and not attisdropped and atttypid = 'bigint'::regtype
      and (attname ~ 'UserId$' or attname ~ '^(By|Author|Owner|Claimant|Assignee|Receiver|Actor|Target|DeclaredBy|Sender|Trainer)(Id)?$')
      and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any(conkey))`.execute(
    db,
  );
  const said = Object.entries(persons).flatMap(([table, { taken, leaving }]) => {
    const writes = writesOf.get(table);
    const verb = leaving === 'go' ? 'delete from' : leaving === 'changed' ? '(?:update|insert into)' : undefined;
    return [
      ...('not' in taken
        ? []
        : taken.filter((column) => !has.has(`${table}.${column}`)).map((column) => `${table} has no ${column}`)),
      ...(verb === undefined && writes !== undefined ? [`${table} stays, it is said, and has a trigger`] : []),
      ...(leaving === 'go' && !guarded.has(table) && !afterwards.has(table)
        ? [`${table} takes rows of who has left: it wants a trigger of_a_member`]
        : []),
      ...(verb !== undefined && !written.has(table) && !bound.has(table) && !new RegExp(`${verb} ${table}\\b`).test(writes ?? '')
        ? [`${table} keeps what should go`]
        : []),
    ];
  });
  return [
    ...people.filter(({ table }) => !(table in persons)).map(({ table }) => `${table} holds people, and no feature says so`),
    ...unbound
      .filter(({ table }) => !(table in steps.account))
      .map(({ table, column }) => `${table}.${column} outlives an account: it wants a foreign key or a step of its own`),
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
      await sql`create table lockers ("UserId" bigint not null references users on delete cascade)`.execute(trx);
      expect(await differences(trx, persons)).toEqual(['lockers holds people, and no feature says so']);
      expect(await differences(trx, { ...persons, lockers: hers })).toEqual([
        'lockers takes rows of who has left: it wants a trigger of_a_member',
        'lockers keeps what should go',
      ]);
      await sql`create trigger user_roles_left_lockers after delete on user_roles
        for each row execute function goes_with_her('lockers', 'UserId')`.execute(trx);
      expect(await differences(trx, { ...persons, lockers: hers })).toEqual([
        'lockers takes rows of who has left: it wants a trigger of_a_member',
      ]);
      await sql`create trigger lockers_of_a_member before insert on lockers
        for each row execute function of_a_member('UserId')`.execute(trx);
      expect(await differences(trx, { ...persons, lockers: hers })).toEqual([]);
      expect(await differences(trx, { ...persons, lockers: { ...hers, leaving: { stay: 'planted' } } })).toEqual([
        'lockers stays, it is said, and has a trigger',
      ]);
      expect(await differences(trx, { ...persons, lockers: { ...hers, taken: ['OwnerId'] } })).toEqual([
        'lockers has no OwnerId',
      ]);
      await sql`create table scales ("UserId" bigint not null)`.execute(trx);
      const weighed = { taken: ['UserId'], leaving: { stay: 'planted' } } as const;
      expect(await differences(trx, { ...persons, lockers: hers, scales: weighed })).toEqual([
        'scales.UserId outlives an account: it wants a foreign key or a step of its own',
      ]);
      const erasing = { ...leavingOf(features), account: { scales: async () => {} } };
      expect(await differences(trx, { ...persons, lockers: hers, scales: weighed }, erasing)).not.toContainEqual(
        expect.stringContaining('scales'),
      );
      throw rolledBack;
    });
    await expect(planted).rejects.toBe(rolledBack);
  });

  it('is said once', () => {
    const lockers = { persons: { lockers: { taken: ['UserId'], leaving: 'go' } } } as const;
    expect(() => personsOf([lockers, lockers])).toThrow('lockers');
  });
});
