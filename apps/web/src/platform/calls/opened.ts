type Key = readonly unknown[];
type Found = { readonly answer: unknown } | undefined;

const coming = new Map<string, Promise<Found>>();

const nameOf = (key: Key): string =>
  JSON.stringify(key, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

export const isComing = (key: Key): boolean => coming.has(nameOf(key));

export const awaitPart = (key: Key, part: Promise<Found>): void => void coming.set(nameOf(key), part);

export const forgetPart = (key: Key): boolean => coming.delete(nameOf(key));

export function openedOr<Answer>(key: Key, ask: () => Promise<Answer>): Promise<Answer> {
  const part = coming.get(nameOf(key));
  if (part === undefined) return ask();
  forgetPart(key);
  return part.then((found) => (found === undefined ? ask() : (found.answer as Answer)));
}
