import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { AS_TEXT, PLAN_ONCE, type Queryable, type TextRows } from './database.ts';

export async function textRows(db: Queryable, query: CompiledQuery, { planOnce = false } = {}): Promise<TextRows> {
  const marks = planOnce ? `${PLAN_ONCE} ${AS_TEXT}` : AS_TEXT;
  const { rows } = await db.executeQuery<TextRows>(CompiledQuery.raw(`${marks} ${query.sql}`, [...query.parameters]));
  return rows[0] ?? { fields: [], rows: [] };
}

type Spelled = (text: string) => string;
const asItIs: Spelled = (text) => text;
const { builtins } = pg.types;
const BIGINTS = 1016;
const UTC_SECOND_LENGTH = 22;

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

export interface MadeField {
  readonly from: readonly string[];
  readonly make: (...values: (string | null)[]) => string;
}

export const valuesOf = ({ fields, rows }: TextRows, name: string): string[] => {
  const index = columnAt(fields, name);
  return rows.map((row) => row[index] ?? '');
};

function columnAt(fields: TextRows['fields'], name: string): number {
  const index = fields.findIndex((field) => field.name === name);
  if (index < 0) throw new Error(`No column ${name}.`);
  return index;
}

export function jsonOfRows(
  { fields, rows }: TextRows,
  names: readonly string[],
  made: Readonly<Record<string, MadeField>>,
): string[] {
  const at = (name: string): number => columnAt(fields, name);
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
  return rows.map((row) => {
    let text = '';
    for (const { key, index, spell, own } of columns) {
      const value = own ? own.make(...own.places.map((place) => row[place] ?? null)) : row[index];
      text += key;
      text += own ? value : value === null || value === undefined ? 'null' : spell === asItIs ? value : spell(value);
    }
    return `${text}}`;
  });
}
