import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { AS_TEXT, PLAN_ONCE, type Queryable, type TextRows } from './database.ts';

/** Runs a statement and leaves the values of its rows as PostgreSQL spells them. `planOnce`: its texts are few. */
export async function textRows(db: Queryable, query: CompiledQuery, { planOnce = false } = {}): Promise<TextRows> {
  const marks = planOnce ? `${PLAN_ONCE} ${AS_TEXT}` : AS_TEXT;
  const { rows } = await db.executeQuery<TextRows>(CompiledQuery.raw(`${marks} ${query.sql}`, [...query.parameters]));
  return rows[0] ?? { fields: [], rows: [] };
}

type Spelled = (text: string) => string;
const asItIs: Spelled = (text) => text;
const { builtins } = pg.types;
const BIGINTS = 1016;
/** `2026-12-14 10:00:00+00`: whole seconds, in a session in UTC, which are nearly all there are. */
const UTC_SECOND_LENGTH = 22;

/** What a type's text is in JSON; any other is a string. */
const spellings: Readonly<Record<number, Spelled>> = {
  [builtins.INT2]: asItIs,
  [builtins.INT4]: asItIs,
  [builtins.INT8]: asItIs,
  [builtins.BOOL]: (text) => (text === 't' ? 'true' : 'false'),
  [builtins.JSON]: asItIs,
  [BIGINTS]: (text) => `[${text.slice(1, -1).replaceAll('NULL', 'null')}]`,
  [builtins.TIMESTAMPTZ]: (text) =>
    text.length === UTC_SECOND_LENGTH && text.endsWith('+00')
      ? `"${text.slice(0, 10)}T${text.slice(11, 19)}.000Z"`
      : `"${(pg.types.getTypeParser(builtins.TIMESTAMPTZ)(text) as Date).toISOString()}"`,
};

/** A field that is no column: made of the values of columns, as JSON. */
export interface MadeField {
  readonly from: readonly string[];
  readonly make: (...values: (string | null)[]) => string;
}

/**
 * Writes rows as the objects of a JSON array, with these fields in this order: of each the column of its name, or what `made` says. A
 * column that is not among them is not written; a field that is neither is a fault.
 */
export function jsonOfRows(
  { fields, rows }: TextRows,
  names: readonly string[],
  made: Readonly<Record<string, MadeField>>,
): string {
  const at = (name: string): number => {
    const index = fields.findIndex((field) => field.name === name);
    if (index < 0) throw new Error(`No column ${name}.`);
    return index;
  };
  // Names of rooms, trainers and kinds come again in every row: each is quoted once.
  const quoted = new Map<string, string>();
  const quote = (value: string): string => {
    let text = quoted.get(value);
    if (text === undefined) {
      text = JSON.stringify(value);
      quoted.set(value, text);
    }
    return text;
  };
  const columns = names.map((name, place) => {
    const own = made[name];
    const index = own ? -1 : at(name);
    return {
      key: `${place === 0 ? '{' : ','}${JSON.stringify(name)}:`,
      index,
      spell: spellings[fields[index]?.dataTypeID ?? 0] ?? quote,
      own: own && { places: own.from.map(at), make: own.make },
    };
  });
  let text = '';
  for (const row of rows) {
    if (text !== '') text += ',';
    for (const { key, index, spell, own } of columns) {
      const value = own ? own.make(...own.places.map((place) => row[place] ?? null)) : row[index];
      text += key;
      text += own ? value : value === null || value === undefined ? 'null' : spell === asItIs ? value : spell(value);
    }
    text += '}';
  }
  return `[${text}]`;
}
