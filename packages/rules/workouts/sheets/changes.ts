/** Changes of an ordered list, as editors make them: each answers a new one. */

export const replaced = <One>(list: readonly One[], at: number, one: One): One[] =>
  list.map((old, index) => (index === at ? one : old));
export const without = <One>(list: readonly One[], at: number): One[] => list.filter((_, index) => index !== at);
export const inserted = <One>(list: readonly One[], at: number, one: One): One[] => [
  ...list.slice(0, at),
  one,
  ...list.slice(at),
];
/** A copy right behind it. */
export const doubled = <One>(list: readonly One[], at: number): One[] =>
  list.flatMap((one, index) => (index === at ? [one, structuredClone(one)] : [one]));

/** One goes to another place; beyond the ends it stays where it is. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? [...list] : inserted(without(list, from), to, one);
}
