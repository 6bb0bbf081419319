import { StripeError, type World } from './world.ts';

/** These fields are only present when the request expands them. */
const INCLUDABLE: Readonly<Record<string, readonly string[]>> = { invoice: ['payments'], charge: ['refunds'] };
const DEPTH = 4;

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a copy in which the objects that `expand` names replace their ids. */
export function present(world: World, resource: unknown, expand: readonly string[] = []): unknown {
  const copy = without(
    structuredClone(resource),
    expand.map((path) => path.split('.')[0] ?? ''),
  );
  for (const path of expand) {
    const parts = path.split('.');
    if (parts.length > DEPTH)
      throw new StripeError(400, { message: `You cannot expand more than ${DEPTH} levels of a property. Property: ${path}` });
    expandOne(world, copy, parts, path);
  }
  return copy;
}

function without(value: unknown, wanted: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, wanted));
  if (!isRecord(value)) return value;
  const left = INCLUDABLE[String(value['object'])]?.filter((name) => !wanted.includes(name)) ?? [];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !left.includes(name))
      .map(([name, field]) => [name, without(field, [])]),
  );
}

function expandOne(world: World, place: unknown, [name = '', ...rest]: readonly string[], path: string): void {
  if (Array.isArray(place)) {
    for (const one of place) expandOne(world, one, [name, ...rest], path);
    return;
  }
  if (!isRecord(place)) return;
  const field = place[name];
  if (field === undefined)
    throw new StripeError(400, { param: 'expand', message: `This property cannot be expanded (${path}).` });
  if (typeof field === 'string') {
    const found = world.find(field);
    if (found === undefined)
      throw new StripeError(400, { param: 'expand', message: `This property cannot be expanded (${path}).` });
    place[name] = without(structuredClone(found), rest.slice(0, 1));
  }
  if (rest.length > 0) expandOne(world, place[name], rest, path);
}
