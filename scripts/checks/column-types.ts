import type { ClosedList } from '../../apps/server/src/platform/database/closed-lists.ts';

/** What the contract calls the content of a jsonb column, by table and column. */
const jsonbColumns: Readonly<Record<string, { readonly type: string; readonly from: string }>> = {
  'bridges.Report': { type: 'BridgeReport', from: '@clubpulse/contract/devices/bridges' },
  'class_schedules.Slots': { type: 'WeeklySlot[]', from: '@clubpulse/contract/calendar/classes/schedule' },
  'users.NotificationSettings': { type: "User['NotificationSettings']", from: '@clubpulse/contract/accounts/users' },
};

/**
 * The generated table types made as narrow as the tables are: a column that a check closes to a list of words is a union of
 * them, a jsonb column named above holds the contract's type and is written as JSON text, and an id of a kind the contract knows
 * (`idKinds`, by the column's name) is one of that kind. Throws where a column is gone.
 */
export function narrowColumns(schema: string, lists: readonly ClosedList[], idKinds: readonly string[]): string {
  let narrowed = schema;
  for (const { table, column, words } of lists) {
    narrowed = replaceType(narrowed, table, column, 'string', words.map((word) => `"${word}"`).join(' | '));
  }
  const imports = Object.entries(jsonbColumns).map(([where, { type, from }]) => {
    const [table = '', column = ''] = where.split('.');
    narrowed = replaceType(narrowed, table, column, 'Json', `JsonText<${type}>`);
    return `import type { ${/^\w+/.exec(type)?.[0]} } from "${from}";\n`;
  });
  const ids = new Set<string>();
  narrowed = narrowed.replace(/^(  (\w+Id): [^\n]*?)\bnumber\b/gm, (line, before: string, column: string) => {
    if (!idKinds.includes(column)) return line;
    ids.add(column);
    return `${before}${column}`;
  });
  imports.push(`import type { ${[...ids].sort().join(', ')} } from "@clubpulse/contract/ids";\n`);
  return narrowed.replace(
    /^import type \{ ColumnType \} from "kysely";\n/m,
    (line) =>
      `${imports.join('')}${line}\n/** Read as it was parsed, written as JSON text. */\ntype JsonText<T> = ColumnType<T, string, string>;\n`,
  );
}

function replaceType(schema: string, table: string, column: string, broad: string, narrow: string): string {
  const name = table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const field = new RegExp(`(export interface ${name} \\{\\n(?:  .*\\n)*?  ${column}: [^\\n]*?)\\b${broad}\\b`);
  if (!field.test(schema)) throw new Error(`${table}."${column}" is no column of type ${broad}`);
  return schema.replace(field, `$1${narrow}`);
}
