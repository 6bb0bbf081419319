export const replaced = <One>(list: readonly One[], at: number, one: One): One[] =>
  list.map((old, index) => (index === at ? one : old));
export const without = <One>(list: readonly One[], at: number): One[] => list.filter((_, index) => index !== at);
export const inserted = <One>(list: readonly One[], at: number, one: One): One[] => [
  ...list.slice(0, at),
  one,
  ...list.slice(at),
];
export const doubled = <One>(list: readonly One[], at: number): One[] =>
  list.flatMap((one, index) => (index === at ? [one, structuredClone(one)] : [one]));

const LETTERS = 26;
/** `Day A` becomes `Day B`, `Week 2` `Week 3`, `Legs` `Legs 2`. Without a name the screen shows the position. */
const ending = /^(.*?)(?:(?<=^|[\s\-–(])([A-Za-z])|\s?(\d{1,3}))$/su;

function* namesAfter(name: string, longest: number): Generator<string> {
  const [, before = name, letter, number] = ending.exec(name) ?? [];
  if (letter !== undefined) {
    const first = letter < 'a' ? 65 : 97;
    for (let code = letter.charCodeAt(0) + 1; code < first + LETTERS; code++) yield before + String.fromCharCode(code);
  }
  const stem = number === undefined ? name : name.slice(0, name.length - number.length);
  for (let next = Number(number ?? 1) + 1; ; next++) {
    const end = number === undefined ? ` ${next}` : `${next}`;
    yield stem.slice(0, longest - end.length) + end;
  }
}

export function doubledByName<One extends { readonly Name: string }>(list: readonly One[], at: number, longest: number): One[] {
  const Name = list[at]?.Name ?? '';
  const taken = new Set(list.map((one) => one.Name));
  return doubled(list, at).map((one, index) => (index === at + 1 ? { ...one, Name: freeName(Name, taken, longest) } : one));
}

function freeName(name: string, taken: ReadonlySet<string>, longest: number): string {
  if (name === '') return name;
  for (const next of namesAfter(name, longest)) if (!taken.has(next)) return next;
  return name;
}

export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? [...list] : inserted(without(list, from), to, one);
}
