import { z } from 'zod';

export interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Field {
  readonly name: string;
  readonly meaning: string;
  readonly type: string;
  readonly limits: string;
  readonly isRequired: boolean;
}

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Schema;

export function withMeanings(schema: Schema, meaning: (name: string) => string): Schema {
  const within = (one: Schema) => withMeanings(one, meaning);
  const described = ([name, one]: [string, Schema]) => {
    const description = one.description ?? meaning(name);
    return [name, { ...within(one), ...(description === '' ? {} : { description }) }] as const;
  };
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(described)) }),
    ...(items && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(oneOf && { oneOf: oneOf.map(within) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: within(additionalProperties) }),
  };
}

const DEEPEST = 8;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const ID = '^[1-9]\\d{0,15}$';

const isId = ({ type, minimum, maximum }: Schema) => type === 'integer' && minimum === 1 && maximum === NO_LIMIT;
const isNull = ({ type }: Schema) => type === 'null';
const choicesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];
const withoutNull = (schema: Schema): readonly Schema[] => choicesOf(schema).filter((one) => !isNull(one));

function nameOfType(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.pattern === ID || isId(schema)) return 'id';
  if (schema.format !== undefined) return schema.format;
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return types.join(' or ');
}

function typeOf(schema: Schema): string {
  const choices = choicesOf(schema);
  const shapes = choices.filter(({ properties }) => properties !== undefined);
  const names = shapes.length > 1 ? [`one of ${shapes.length} objects`] : shapes.map(() => 'object');
  const others = choices.filter(({ properties }) => properties === undefined).map(nameOfType);
  return [...new Set([...names, ...others])].join(' or ');
}

const between = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  const [from, to] = [least === -NO_LIMIT ? undefined : least, most === NO_LIMIT ? undefined : most];
  if (from === undefined && to === undefined) return [];
  if (to === undefined) return [`at least ${from}${unit}`];
  return [from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`];
};

function limitsOf(schema: Schema): string {
  const own = withoutNull(schema).flatMap((one) => [
    ...(one.enum === undefined ? [] : [one.enum.map(String).join(', ')]),
    ...(isId(one) ? [] : between(one.minimum, one.maximum, '')),
    ...between(one.minLength, one.maxLength, ' characters'),
    ...between(one.minItems, one.maxItems, ' entries'),
  ]);
  return [...new Set(own), ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`])].join('; ');
}

/** The fields of the schema, also of its objects (`A.B`) and lists (`A[].B`). */
export function fieldsOf(schema: Schema, name = '', isRequired = true, depth = 0): Field[] {
  const meaning = schema.description ?? '';
  const row = name === '' ? [] : [{ name, type: typeOf(schema), meaning, limits: limitsOf(schema), isRequired }];
  if (depth > DEEPEST) return row;
  const choices = withoutNull(schema);
  const shapes = choices.filter(({ properties }) => properties !== undefined);
  const within = choices.flatMap((one): Field[] => {
    if (one.type === 'array') {
      const item = one.items ?? {};
      return name === '' ? fieldsOf(item, '[]', true, depth + 1) : fieldsOf(item, `${name}[]`, true, depth + 1).slice(1);
    }
    const place = shapes.length > 1 && shapes.includes(one) ? `${name}(${shapes.indexOf(one) + 1})` : name;
    const prefix = place === '' ? '' : `${place}.`;
    const listed = Object.entries(one.properties ?? {}).flatMap(([key, value]) =>
      fieldsOf(value, `${prefix}${key}`, one.required?.includes(key) ?? false, depth + 1),
    );
    const byKey = typeof one.additionalProperties === 'object' ? one.additionalProperties : undefined;
    return byKey === undefined ? listed : [...listed, ...fieldsOf(byKey, `${prefix}*`, false, depth + 1)];
  });
  return [...row, ...within];
}

const texts: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T18:00:00.000Z',
  email: 'ada@example.com',
};

/** A sample value with the required fields. Its ids exist nowhere. */
export function sampleOf(schema: Schema, depth = 0): unknown {
  const [one = schema] = withoutNull(schema);
  if (schema.default !== undefined) return schema.default;
  if (one.const !== undefined) return one.const;
  if (one.enum !== undefined) return one.enum[0];
  const type = typeof one.type === 'string' ? one.type : one.type?.[0];
  if (type === 'string') return one.pattern === ID ? '1' : (texts[one.format ?? ''] ?? 'text');
  if (type === 'integer' || type === 'number') return Math.min(Math.max(1, one.minimum ?? 1), one.maximum ?? NO_LIMIT);
  if (type === 'boolean') return true;
  if (depth > DEEPEST) return null;
  if (type === 'array') return [sampleOf(one.items ?? {}, depth + 1)];
  const fields = Object.entries(one.properties ?? {}).filter(([key]) => one.required?.includes(key));
  return Object.fromEntries(fields.map(([key, value]) => [key, sampleOf(value, depth + 1)]));
}
