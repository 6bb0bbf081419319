import { filesBelow, readSource } from '../sources.ts';
import type { Problems } from '../tool.ts';

const folder = 'apps/server/migrations';
const FIRST = '0115';
const name = String.raw`"?(\w+)"?`;

/** Processes of the version before still run (decision 0212). */
export function checkSurvived(root: string): Problems {
  const files = filesBelow(root, folder, /migrations\/[^/]+\.sql$/).sort();
  const texts = files.map((file) => readSource(root, file));
  return files.flatMap((file, at) => {
    const migration = file.slice(folder.length + 1);
    if (migration < FIRST) return [];
    return notSurvived(migration, texts[at] ?? '', texts.slice(0, at).join('\n')).map((problem) => `${file}: ${problem}`);
  });
}

export function notSurvived(migration: string, text: string, earlier: string): string[] {
  const [statements, before] = [statementsOf(text), statementsOf(earlier)];
  const added = new Set(statements.flatMap(({ sql }) => all(sql, `add column (?:if not exists )?${name}`)));
  const created = new Set(statements.flatMap(({ sql }) => all(sql, `create (?:unlogged )?table (?:if not exists )?${name}`)));
  const empty = new Set(statements.flatMap(({ sql }) => partsOf(sql).flatMap(emptyColumn)));
  const preset = new Set(statements.flatMap(({ sql }) => all(sql, `(?:add|alter) column ${name}(?:[^,;]*?) default `)));
  const dropped = statements.flatMap(({ sql }) => all(sql, `^drop index concurrently if exists ${name}`));
  return statements.flatMap(({ sql, unusedSince }) => {
    const table = all(
      sql,
      `^(?:alter table|create (?:or replace |constraint |unique )*(?:index|trigger)\\b.*? on) (?:only )?${name}`,
    )[0];
    if (table !== undefined && created.has(table)) return [];
    const blocked = blockingIndex(sql, dropped);
    if (blocked.length > 0) return blocked;
    const found = [
      ...all(sql, `^drop (?:table|function|view|materialized view) (?:if exists )?${name}`).map((what) => `drops ${what}`),
      ...all(sql, `\\brename (?:column |constraint )?${name}`).map(() => 'renames'),
      ...all(sql, `\\bdrop column (?:if exists )?${name}`).map((column) => `drops the column ${column}`),
      ...all(sql, `\\balter column ${name} drop default`).map((column) => `drops the default of ${column}`),
      ...all(sql, `\\balter column ${name} set not null`)
        .filter((column) => !preset.has(column))
        .map((column) => `sets ${column} not null, and the column has no default`),
      ...all(sql, `\\balter column ${name} (?:set data )?type (?!text\\b|bigint\\b)`).map(
        (column) => `changes the type of ${column}`,
      ),
      ...partsOf(sql)
        .filter((part) => /\badd column\b/.test(part) && /\bnot null\b/.test(part) && !/\b(?:default|generated)\b/.test(part))
        .map((part) => `adds ${all(part, `add column (?:if not exists )?${name}`)[0]} not null without a default`),
      ...partsOf(sql).flatMap((part) => narrowed(part, added, before)),
      ...partsOf(sql).flatMap((part) => restricted(part, empty)),
      ...all(sql, `^create (?:or replace )?(?:constraint )?trigger ${name}`).map(
        (what) => `adds the trigger ${what} to ${table}`,
      ),
    ];
    if (found.length === 0) return [];
    if (unusedSince !== undefined && unusedSince < migration.slice(0, 4)) return [];
    return found.map(
      (what) => `${what}. Processes of the version before still use it: do it in a later release, with "-- unused since NNNN".`,
    );
  });
}

const emptyColumn = (part: string): string[] =>
  /\b(?:default|generated|not null)\b/.test(part) ? [] : all(part, `add column (?:if not exists )?${name}`);

/** No key refuses null, which the version before writes into an added column. */
function restricted(part: string, empty: ReadonlySet<string>): string[] {
  const key =
    /\badd (?:constraint "?\w+"? )?(unique|primary key|foreign key|exclude)\b([^(]*\([^)]*\))?/.exec(part) ??
    /^create (unique index)\b.*?\bon ([^(]*\(.*?\))(?: (?:include|where|with|nulls|tablespace)\b|$)/.exec(part);
  if (key === null) return [];
  const [, kind = '', keys = ''] = key;
  const isEmpty = [...keys.matchAll(/"(\w+)"/g)].some(([, column = '']) => empty.has(column));
  return isEmpty && !/\bnulls not distinct\b/.test(part) ? [] : [`adds "${kind}", which may refuse what was allowed`];
}

function blockingIndex(sql: string, dropped: readonly string[]): string[] {
  if (!/^create (?:unique )?index\b/.test(sql) || /\bon only\b/.test(sql)) return [];
  const [index] = all(sql, `^create (?:unique )?index concurrently (?:if not exists )?${name}`);
  if (index === undefined)
    return [
      `"${sql.slice(0, 60)}" blocks writes: create the index concurrently, in a file that begins "-- outside a transaction".`,
    ];
  return dropped.includes(index)
    ? []
    : [`A second try finds a broken index: add "drop index concurrently if exists ${index}" as a step before.`];
}

/** A check may be replaced by one that allows more values. */
function narrowed(part: string, added: ReadonlySet<string>, earlier: readonly Statement[]): string[] {
  const check = /\badd (?:constraint "?(\w+)"? )?check\b/.exec(part);
  if (check === null) return [];
  const [, constraint = ''] = check;
  const columns = [...part.matchAll(/"(\w+)"/g)].map(([, column = '']) => column);
  if (columns.length > 0 && columns.every((column) => added.has(column) || column === constraint)) return [];
  const [old, now] = [valuesOf(checkBefore(constraint, earlier)), valuesOf(part)];
  return old.size > 0 && [...old].every((value) => now.has(value))
    ? []
    : [`adds the check ${constraint || 'without a name'}, which may refuse what was allowed`];
}

const valuesOf = (text: string) => new Set([...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value));

/** PostgreSQL names a check without a name by its table and column. */
function checkBefore(constraint: string, earlier: readonly Statement[]): string {
  const [, table, column] = /^(\w+?)_([A-Z]\w*)_check$/.exec(constraint) ?? [];
  const named = new RegExp(`constraint "?${constraint}"? check \\(`);
  const unnamed = new RegExp(`^(?:create|alter) table ${table} .*?"${column}" [^,]*?check \\(`);
  const last = earlier.findLast(({ sql }) => named.test(sql)) ?? earlier.findLast(({ sql }) => unnamed.test(sql));
  const found = last && (named.exec(last.sql) ?? unnamed.exec(last.sql));
  return found ? (partsOf(last.sql.slice(found.index + found[0].length), ')')[0] ?? '') : '';
}

interface Statement {
  readonly sql: string;
  readonly unusedSince: string | undefined;
}

function statementsOf(text: string): Statement[] {
  const without = text
    .replaceAll(/--[^\n]*/g, (comment) => comment.replaceAll(';', ','))
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return without.split(';').map((statement) => ({
    sql: statement
      .replaceAll(/--[^\n]*/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    unusedSince: /-- unused since (\d{4})\b/.exec(statement)?.[1],
  }));
}

/** Splits at the letter outside of parentheses and texts. */
function partsOf(sql: string, at = ','): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let isText = false;
  for (const letter of sql) {
    if (letter === "'") isText = !isText;
    const isSplit = !isText && depth === 0 && letter === at;
    if (!isText && letter === '(') depth += 1;
    if (!isText && letter === ')') depth -= 1;
    if (isSplit) parts.push(part);
    part = isSplit ? '' : part + letter;
  }
  return [...parts, part];
}

const all = (sql: string, pattern: string): string[] =>
  [...sql.matchAll(new RegExp(pattern, 'gi'))].map(([, found = '']) => found);
