import { z } from 'zod';

export const UNKNOWN_FIELD = 'unknown-field';

const exactOf = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** The schema also refuses undeclared fields, in nested objects too, except in a `looseObject` (decision 0013). */
export function exact<S extends z.core.$ZodType>(schema: S): S {
  const made = exactOf.get(schema) ?? z.core.clone(schema, exactDef(schema._zod.def) as never);
  exactOf.set(schema, made);
  return made as S;
}

const isSchema = (part: unknown): part is z.core.$ZodType => typeof part === 'object' && part !== null && '_zod' in part;

/** Everything except nested schemas is unchanged, including factories of defaults. */
function exactDef(def: z.core.$ZodTypeDef): object {
  const parts = Object.getOwnPropertyDescriptors(def) as Record<string, PropertyDescriptor>;
  for (const [name, part] of Object.entries(parts)) {
    if (name === 'checks') continue;
    if (isSchema(part.value)) part.value = exact(part.value);
    else if (Array.isArray(part.value) && part.value.every(isSchema)) part.value = part.value.map((one) => exact(one));
  }
  const copy = Object.defineProperties({}, parts);
  if (!isObjectDef(def)) return copy;
  const fields = Object.entries(def.shape).map(([name, field]) => [name, exact(field)]);
  return { ...copy, shape: Object.fromEntries(fields) as unknown, catchall: def.catchall ?? z.never() };
}

const isObjectDef = (def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef => def.type === 'object';
