import { type Level, levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type ProviderKind, providerKinds } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';

export interface ProviderFilter {
  readonly q: string;
  readonly kind: ProviderKind | null;
  readonly level: Level | null;
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

export const readProviders = (params: URLSearchParams): ProviderFilter => ({
  q: (params.get('q') ?? '').slice(0, 200),
  kind: oneOf(providerKinds, params.get('kind')),
  level: oneOf(levels, params.get('level')),
});

export function writeProviders(filter: ProviderFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, value);
  return params;
}

export const noFilter = { q: '', kind: null, level: null } as const satisfies ProviderFilter;

export const setCount = ({ q, ...filter }: ProviderFilter): number =>
  [q.trim() || null, ...Object.values(filter)].filter((one) => one !== null).length;

export const queryOf = ({ q, kind, level }: ProviderFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(kind === null ? {} : { Kind: kind }),
  ...(level === null ? {} : { Level: level }),
});
