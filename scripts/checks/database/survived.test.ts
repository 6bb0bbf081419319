import { expect, it } from 'vitest';
import { notSurvived } from './survived.ts';

const earlier = `create table goods (
  "Kind" text not null constraint goods_kind check ("Kind" in ('food', 'drink')),
  "Unit" text not null check ("Unit" in ('piece', 'litre')),
  "Price" integer
);`;
const problems = (sql: string) => notSurvived('0120_next.sql', sql, earlier);

it.each([
  ['drop table goods', 'drops goods'],
  ['drop function price_of(bigint)', 'drops price_of'],
  ['alter table goods rename to wares', 'renames'],
  ['alter table goods rename column "Price" to "Amount"', 'renames'],
  ['alter table goods add column "Size" integer, drop column "Price"', 'drops the column Price'],
  ['alter table goods alter column "Price" drop default', 'drops the default of Price'],
  ['alter table goods alter column "Price" set not null', 'sets Price not null'],
  ['alter table goods alter column "Price" type smallint', 'changes the type of Price'],
  ['alter table goods add column "Size" integer not null', 'adds Size not null without a default'],
  ['alter table goods add constraint goods_price check ("Price" > 0)', 'adds the check goods_price'],
  ['alter table goods add check ("Price" > 0)', 'adds the check without a name'],
  [
    `alter table goods drop constraint goods_kind, add constraint goods_kind check ("Kind" in ('food'))`,
    'adds the check goods_kind',
  ],
  ['alter table goods add unique ("Kind", "Unit")', 'adds "unique"'],
  ['alter table goods add constraint goods_key primary key using index goods_index', 'adds "primary key"'],
  ['alter table goods add column "Size" integer default 0, add unique ("Size")', 'adds "unique"'],
  ['alter table goods add column "Size" integer, add unique nulls not distinct ("Size")', 'adds "unique"'],
  ['alter table goods add foreign key ("Price") references prices', 'adds "foreign key"'],
  ['alter table goods add constraint goods_once exclude using gist ("Kind" with =)', 'adds "exclude"'],
  [
    'create trigger goods_checked before insert on goods for each row execute function refuse()',
    'adds the trigger goods_checked',
  ],
])('a migration with "%s" is refused', (sql, what) => {
  expect(problems(`${sql};`)).toEqual([expect.stringContaining(what)]);
  expect(problems(`-- unused since 0119\n${sql};`)).toEqual([]);
  expect(problems(`-- unused since 0120\n${sql};`)).toHaveLength(1);
  expect(problems(`-- unused since 0119\nselect 1;\n${sql};`)).toHaveLength(1);
});

it.each([
  'create table wares ("Id" bigint primary key, "Name" text not null); alter table wares add column "Size" integer not null',
  `alter table goods add column "Size" text not null default 'small' constraint goods_size check ("Size" in ('small', 'big'))`,
  'alter table goods add column "Size" integer, add constraint goods_size check ("Size" > 0)',
  'alter table goods alter column "Price" set default 0, alter column "Price" set not null',
  'alter table goods alter column "Price" type bigint',
  `alter table goods drop constraint goods_kind, add constraint goods_kind check ("Kind" in ('food', 'drink', 'book'))`,
  `alter table goods drop constraint "goods_Unit_check", add constraint "goods_Unit_check" check ("Unit" in ('piece', 'litre', 'kg'))`,
  'create function drops() returns void language sql as $$ drop table goods; $$',
  '-- drop table goods\nselect 1',
  'alter table goods add column "WareId" bigint references wares constraint goods_ware unique',
  'alter table goods add column "WareId" bigint, add foreign key ("WareId") references wares, add unique ("Kind", "WareId")',
  'create table wares ("Id" bigint); create unique index wares_ids on wares ("Id"); create index on wares ("Id")',
  'create table wares ("Id" bigint); create trigger wares_checked before insert on wares for each row execute function refuse()',
  'drop index concurrently if exists goods_kinds; create index concurrently goods_kinds on goods ("Kind") where "Price" > 0',
  'create index goods_kinds on only goods ("Kind")',
])('a migration with "%s" is accepted', (sql) => expect(problems(`${sql};`)).toEqual([]));

it.each([
  ['create index goods_kinds on goods ("Kind")', 'blocks writes'],
  ['create index on goods using gin ("Kind")', 'blocks writes'],
  ['create unique index goods_kinds on goods ("Kind")', 'blocks writes'],
  [
    'drop index concurrently if exists goods_kinds; create unique index concurrently goods_kinds on goods (lower("Kind"))',
    'adds "unique index"',
  ],
  ['create index concurrently goods_kinds on goods ("Kind")', 'drop index concurrently if exists goods_kinds'],
  [
    'drop index concurrently if exists other; create index concurrently if not exists goods_kinds on goods ("Kind")',
    'goods_kinds',
  ],
])('an index of an existing table by "%s" is refused', (sql, what) =>
  expect(problems(`${sql};`)).toEqual([expect.stringContaining(what)]),
);
