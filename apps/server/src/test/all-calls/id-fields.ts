import type { Call } from '@clubpulse/contract/call';
import { z } from 'zod';

export interface IdField {
  readonly call: Call;
  readonly part: 'body' | 'query';
  readonly path: string;
  readonly name: string;
}

interface Shape {
  readonly type?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
}

const isId = ({ type, pattern, minimum, exclusiveMinimum, maximum }: Shape): boolean =>
  type === 'string'
    ? (pattern?.startsWith('^[1-9]\\d{0,1') ?? false)
    : (minimum === 1 || exclusiveMinimum === 0) && maximum === Number.MAX_SAFE_INTEGER;

const nameOf = (path: string): string =>
  path
    .replaceAll(/\[\]|\{\}/g, '')
    .split('.')
    .at(-1) ?? '';

function pathsOf(schema: z.ZodType): ReadonlySet<string> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const found = new Set<string>();
  const walk = (shape: Shape, path: string, within: readonly string[]): void => {
    const name = shape.$ref?.split('/').at(-1);
    if (name !== undefined) {
      const named = root.$defs?.[name];
      if (named && !within.includes(name)) walk(named, path, [...within, name]);
      return;
    }
    if (isId(shape) || (shape.type === 'integer' && /Ids?$/.test(nameOf(path)))) found.add(path);
    for (const one of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) walk(one, path, within);
    if (shape.items) walk(shape.items, `${path}[]`, within);
    if (typeof shape.additionalProperties === 'object') walk(shape.additionalProperties, `${path}{}`, within);
    for (const [key, value] of Object.entries(shape.properties ?? {})) walk(value, path === '' ? key : `${path}.${key}`, within);
  };
  walk(root, '', []);
  return found;
}

/** The fields with ids, except those in the path, which decide access. */
export const idFieldsOf = (call: Call): IdField[] =>
  (['body', 'query'] as const)
    .filter((part) => !(call[part] instanceof z.ZodUndefined))
    .flatMap((part) => [...pathsOf(call[part])].map((path) => ({ call, part, path, name: nameOf(path) })));

type Step = string | null;
const stepsOf = (path: string): Step[] =>
  path
    .split('.')
    .flatMap((part): Step[] => [part.replace('[]', ''), ...(part.endsWith('[]') ? [null] : [])].filter((step) => step !== ''));

function put(value: unknown, [step, ...rest]: readonly Step[], id: number | string): unknown {
  if (step === undefined) return id;
  if (step === null) {
    if (rest.length === 0) return [id];
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const first = put(value[0], rest, id);
    return first === undefined ? undefined : [first, ...value.slice(1)];
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = put(Reflect.get(value, step), rest, id);
  return inner === undefined ? undefined : { ...value, [step]: inner };
}

function at(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return at(step === null ? Reflect.get(value, 0) : Reflect.get(value, step), rest);
}

export function withId({ call, part, path }: IdField, sent: unknown, id: number): object | undefined {
  const steps = stepsOf(path);
  const text = Object.fromEntries(Object.entries(Object(sent)).map(([name, value]) => [name, String(value)]));
  const input = part === 'query' ? put(text, steps, String(id)) : put(sent ?? {}, steps, id);
  const parsed = call[part].safeParse(input);
  if (!parsed.success) return undefined;
  const found = at(parsed.data, steps);
  return found === id || (Array.isArray(found) && found[0] === id) ? Object(input) : undefined;
}
