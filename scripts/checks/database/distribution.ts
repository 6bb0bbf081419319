export const bigTables = [
  'body_history',
  'check_ins',
  'class_participants',
  'classes',
  'events',
  'heart_minute',
  'ledger_entries',
  'measures',
  'notifications',
  'receipts',
  'training_beats',
  'training_days',
  'training_months',
  'trainings',
  'transactions',
  'webhook_deliveries',
] as const;

export interface CatalogTable {
  readonly table: string;
  readonly club: 'always' | 'sometimes' | 'never';
  readonly triggers: readonly string[];
}
export interface CatalogIndex {
  readonly table: string;
  readonly columns: readonly string[];
  readonly isPrimary: boolean;
}
export interface CatalogReference {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly pairs: readonly (readonly [string, string])[];
  readonly nulled: readonly string[];
}
export interface Catalog {
  readonly tables: readonly CatalogTable[];
  readonly indexes: readonly CatalogIndex[];
  readonly references: readonly CatalogReference[];
}

export const catalogSql = {
  tables: `
    select relname as "table",
      case when club.attnotnull then 'always' when club.attnum is not null then 'sometimes' else 'never' end as club,
      array(select tgname::text from pg_trigger where tgrelid = pg_class.oid and not tgisinternal order by 1) as triggers
    from pg_class left join pg_attribute club on club.attrelid = pg_class.oid and attname = 'ClubId' and not attisdropped
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migrations' order by 1`,
  indexes: `
    select tables.relname as "table", indisprimary as "isPrimary",
      array(select coalesce(attname::text, '(expression)') from unnest(indkey::int2[]) with ordinality key (number, place)
        left join pg_attribute on attrelid = indrelid and attnum = number and number > 0 where place <= indnkeyatts order by place) as columns
    from pg_index join pg_class tables on tables.oid = indrelid
    where indisunique and not tables.relispartition and tables.relnamespace = 'public'::regnamespace and tables.relname <> 'migrations'
    order by 1, indexrelid::regclass::text`,
  references: `
    select conrelid::regclass::text as from, confrelid::regclass::text as to, conname as name,
      array(select array[a.attname::text, b.attname::text] from unnest(conkey, confkey) key (one, other)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = one join pg_attribute b on b.attrelid = confrelid and b.attnum = other) as pairs,
      array(select attname::text from pg_attribute where attrelid = conrelid and confdeltype in ('n', 'd')
        and attnum = any(case when confdelsetcols is null or cardinality(confdelsetcols) = 0 then conkey else confdelsetcols end)) as nulled
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 3`,
} as const;

const CLUB = 'ClubId';

export interface Rule {
  readonly rule: string;
  readonly change: string;
  readonly found: readonly string[];
}

export function brokenRules({ tables, indexes, references }: Catalog): Rule[] {
  const clubOf = new Map(tables.map(({ table, club }) => [table, club]));
  const isDistributed = (table: string) => clubOf.get(table) === 'always' && table !== 'clubs';
  const named = (parts: readonly string[]) => parts.join(', ');
  const paired = ({ pairs }: CatalogReference) => pairs.some(([one, other]) => one === CLUB && other === CLUB);
  const shown = ({ from, to, pairs }: CatalogReference) => `${from} (${named(pairs.map(([one]) => one))}) to ${to}`;
  return [
    {
      rule: 'The distribution column is never null.',
      change: 'Split the table, or give the rows without a club a club of the platform',
      found: tables.filter(({ club }) => club === 'sometimes').map(({ table }) => table),
    },
    {
      rule: 'Each unique key contains the distribution column.',
      change: 'Begin the key with ClubId; ids remain unique, because a sequence gives them',
      found: indexes
        .filter(({ table, columns }) => isDistributed(table) && !columns.includes(CLUB))
        .map(({ table, columns }) => `${table} (${named(columns)})`),
    },
    {
      rule: 'A foreign key between distributed tables contains the distribution column.',
      change: 'Pair it: (ClubId, id)',
      found: references.filter((one) => isDistributed(one.from) && isDistributed(one.to) && !paired(one)).map(shown),
    },
    {
      rule: 'A reference table refers to no distributed table.',
      change: 'Give the table a ClubId, so that it is distributed too',
      found: references.filter((one) => clubOf.get(one.from) !== 'always' && isDistributed(one.to)).map(shown),
    },
    {
      rule: 'A deletion does not set the distribution column to null.',
      change: 'Set only the id to null: on delete set null (id)',
      found: references.filter((one) => isDistributed(one.from) && one.nulled.includes(CLUB)).map(shown),
    },
    {
      rule: 'Distributed tables and reference tables have no triggers.',
      change: 'Write the rows in the statement of the store, or allow triggers whose rows are of the same club',
      found: tables.flatMap(({ table, triggers }) => triggers.map((trigger) => `${table}: ${trigger}`)),
    },
    {
      rule: 'A reference table is small, because each server has a copy.',
      change: 'Distribute it by its athlete, and ask it apart from the tables of a club',
      found: bigTables.filter((table) => clubOf.get(table) === 'never'),
    },
  ];
}

export function distributionPage(catalog: Catalog): string {
  const { tables, indexes } = catalog;
  const clubs = new Map(tables.map(({ table, club }) => [table, club]));
  const count = (club: CatalogTable['club']) => tables.filter((one) => one.club === club).length;
  const keyOf = (table: string) => indexes.find((one) => one.table === table && one.isPrimary)?.columns ?? [];
  const rows = bigTables.map((table) => {
    const key = keyOf(table);
    return `| \`${table}\` | ${key.join(', ') || 'none'} | ${key[0] === CLUB ? 'yes' : 'no'} | ${clubs.get(table)} |`;
  });
  const rules = brokenRules(catalog).map(({ rule, change, found }) =>
    [
      `### ${rule}`,
      '',
      found.length === 0 ? 'Nothing breaks it.' : `${change}. ${found.length}:`,
      '',
      ...found.map((one) => `- ${one}`),
      '',
    ].join('\n'),
  );
  return [
    '# Distribution over several database servers',
    '',
    'Generated by `node scripts/distribution.mjs --write` from the catalog of the migrated database. It lists what would have to change if',
    'Citus distributed the tables by club. Nothing of it is needed for one PostgreSQL server. Statements are not examined.',
    '',
    `${count('always')} tables always have a club, ${count('sometimes')} sometimes, ${count('never')} never.`,
    '',
    '## Big tables',
    '',
    'More than a million rows in 200 clubs of ten years (`npm run load`). An id alone is the key of most: statements find rows by their index of',
    'the club, and a club in the key would serve none of them.',
    '',
    '| table | primary key | begins with the club | has a club |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Rules',
    '',
    ...rules,
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
