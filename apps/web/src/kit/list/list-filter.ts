const SEARCH_MAX = 200;

export const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

export const searchIn = (params: URLSearchParams): string => (params.get('q') ?? '').slice(0, SEARCH_MAX);

export const searchQuery = (q: string): { globalSearch?: string } => (q.trim() === '' ? {} : { globalSearch: q.trim() });

export function writeFilter(filter: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, String(value));
  return params;
}

export const setCount = ({ q, ...filter }: { readonly q: string }): number =>
  [q.trim() || null, ...Object.values(filter)].filter((one) => one !== null).length;

export const searchAddress = {
  read: (params: URLSearchParams) => ({ q: searchIn(params) }),
  write: (filter: { readonly q: string }) => writeFilter(filter),
};
export const noSearch = { q: '' };
