import { type Level, levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type ProviderKind, providerKinds } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { oneOf, searchIn, searchQuery } from '../../kit/list/list-filter.ts';

export interface ProviderFilter {
  readonly q: string;
  readonly kind: ProviderKind | null;
  readonly level: Level | null;
}

export const readProviders = (params: URLSearchParams): ProviderFilter => ({
  q: searchIn(params),
  kind: oneOf(providerKinds, params.get('kind')),
  level: oneOf(levels, params.get('level')),
});

export const noFilter = { q: '', kind: null, level: null } as const satisfies ProviderFilter;

export const queryOf = ({ q, kind, level }: ProviderFilter) => ({
  ...searchQuery(q),
  ...(kind === null ? {} : { Kind: kind }),
  ...(level === null ? {} : { Level: level }),
});
