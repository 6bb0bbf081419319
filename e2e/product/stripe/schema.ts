export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean;
}

export interface Fault {
  readonly kind: 'unknown' | 'missing' | 'invalid';
  readonly param: string;
}

const at = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}[${name}]`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `isClosed` refuses undeclared fields. */
export function faultsOf(value: unknown, schema: Schema, isClosed: boolean, path = ''): readonly Fault[] {
  if (value === null || value === undefined) {
    const isFree = schema.nullable === true || (schema.type === undefined && schema.anyOf === undefined);
    return isFree ? [] : [{ kind: 'invalid', param: path }];
  }
  if (schema.anyOf !== undefined) {
    const tried = schema.anyOf.map((one) => faultsOf(value, one, isClosed, path));
    return tried.find((faults) => faults.length === 0) ?? closest(tried, path);
  }
  const invalid: readonly Fault[] = [{ kind: 'invalid', param: path }];
  if (schema.enum !== undefined && !schema.enum.includes(value)) return invalid;
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' ? [] : invalid;
    case 'boolean':
      return typeof value === 'boolean' ? [] : invalid;
    case 'integer':
      return Number.isInteger(value) ? [] : invalid;
    case 'number':
      return typeof value === 'number' ? [] : invalid;
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, index) => faultsOf(one, schema.items ?? {}, isClosed, at(path, index)))
        : invalid;
    case 'object':
      return isRecord(value) ? fieldFaults(value, schema, isClosed, path) : invalid;
    default:
      return [];
  }
}

/** Returns the faults of the alternative that fails only in a nested field. */
const closest = (tried: readonly (readonly Fault[])[], path: string): readonly Fault[] =>
  tried.find((faults) => faults.every(({ param }) => param !== path)) ?? [{ kind: 'invalid', param: path }];

function fieldFaults(value: Record<string, unknown>, schema: Schema, isClosed: boolean, path: string): readonly Fault[] {
  const { properties, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => value[name] === undefined);
  const faults: Fault[] = missing.map((name) => ({ kind: 'missing', param: at(path, name) }));
  if (properties === undefined) return faults;
  for (const [name, field] of Object.entries(value)) {
    const declared = properties[name];
    if (declared !== undefined) faults.push(...faultsOf(field, declared, isClosed, at(path, name)));
    else if (isClosed && additionalProperties !== true) faults.push({ kind: 'unknown', param: at(path, name) });
  }
  return faults;
}

export function typed(value: unknown, schema: Schema): unknown {
  if (typeof value === 'string') {
    const types = [schema, ...(schema.anyOf ?? [])].map(({ type }) => type);
    if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
    if ((types.includes('integer') || types.includes('number')) && value !== '' && Number.isFinite(Number(value)))
      return Number(value);
    return value;
  }
  if (Array.isArray(value)) return value.map((one) => typed(one, schema.items ?? {}));
  if (!isRecord(value)) return value;
  const fields = schema.properties ?? schema.anyOf?.find(({ properties }) => properties !== undefined)?.properties ?? {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, typed(field, fields[name] ?? {})]));
}
