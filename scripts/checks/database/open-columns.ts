import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownersOf } from '../server-rooms.ts';
import { filesBelow } from '../sources.ts';
import type { Problems } from '../tool.ts';

const open: Readonly<Record<string, string>> = {
  'clubs.Name': 'what a club calls itself; the list is of the names of licences',
  'payment_events.Type': 'the provider adds types; the list is of the kinds of transactions',
  'notifications.Event': 'each feature that notifies users adds to the list, and no two of them shall change one table',
  'recurring_booking_tries.Refused': 'any error type: each feature adds to the list',
};

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
  readonly element?: unknown;
  readonly in?: unknown;
  readonly options?: readonly unknown[];
  readonly left?: unknown;
  readonly right?: unknown;
}
interface Holds {
  isList: boolean;
  isText: boolean;
}

/** Reports a text column if the contract has a list of values for a field of the same name. */
export async function checkOpenTextColumns(root: string, schema: string): Promise<Problems> {
  const owners = ownersOf(root);
  const fields = await fieldsByFile(root);
  const problems: string[] = [];
  for (const [, name = '', columns = ''] of schema.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)) {
    const table = name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase();
    const owner = owners.get(table);
    if (owner === undefined) continue;
    const held = (column: string, room: string) =>
      [...fields].flatMap(([file, holds]) => (file.startsWith(`packages/contract/${room}`) ? (holds.get(column) ?? []) : []));
    for (const [, column = ''] of columns.matchAll(/^  (\w+): [^\n]*\bstring\b/gm)) {
      const inArea = held(column, `${owner.split('/')[0]}/`);
      const inFeature = [...held(column, `${owner}.`), ...held(column, `${owner}/`)];
      const isClosed =
        inFeature.some(({ isList }) => isList) || (inArea.some(({ isList }) => isList) && !inArea.some(({ isText }) => isText));
      if (isClosed && open[`${table}.${column}`] === undefined)
        problems.push(
          `${table}."${column}" is text, and ${owner} closes it to a list: add a check, or say why not (scripts/checks/database/open-columns.ts)`,
        );
    }
  }
  return problems;
}

async function fieldsByFile(root: string): Promise<ReadonlyMap<string, ReadonlyMap<string, Holds>>> {
  const files = filesBelow(root, 'packages/contract', /^packages\/contract\/[\w-]+\/.*(?<!\.test)\.ts$/);
  const all = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
      const fields = new Map<string, Holds>();
      const seen = new Set<unknown>();
      for (const value of Object.values(exported)) {
        gather(value, fields, seen);
        if (typeof value === 'object' && value !== null && 'body' in value && 'result' in value) {
          gather(value.body, fields, seen);
          gather(value.result, fields, seen);
        }
      }
      return [file, fields] as const;
    }),
  );
  return new Map(all);
}

function gather(schema: unknown, fields: Map<string, Holds>, seen: Set<unknown>): void {
  const definition = innermost(schema);
  if (definition === undefined || seen.has(definition)) return;
  seen.add(definition);
  for (const [name, field] of Object.entries(definition.shape ?? {})) {
    const type = innermost(field)?.type;
    const holds = fields.get(name) ?? { isList: false, isText: false };
    fields.set(name, { isList: holds.isList || type === 'enum', isText: holds.isText || type === 'string' });
    gather(field, fields, seen);
  }
  for (const part of [...(definition.options ?? []), definition.left, definition.right]) gather(part, fields, seen);
}

function innermost(schema: unknown): Definition | undefined {
  const definition = definitionOf(schema);
  const inner = definition?.innerType ?? definition?.element ?? (definition?.type === 'pipe' ? definition.in : undefined);
  return inner === undefined ? definition : innermost(inner);
}

function definitionOf(schema: unknown): Definition | undefined {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return undefined;
  const { _zod } = schema as { readonly _zod: { readonly def: Definition } };
  return _zod.def;
}
