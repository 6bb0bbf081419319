import { type ExerciseEquipment, exerciseEquipment, type Level, levels } from '@clubpulse/contract/workouts/exercises/vocabulary';

export interface DefinitionFilter {
  readonly q: string;
  readonly level: Level | null;
  readonly equipment: ExerciseEquipment | null;
  readonly state: 'published' | 'unpublished' | null;
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

export const readDefinitions = (params: URLSearchParams): DefinitionFilter => ({
  q: (params.get('q') ?? '').slice(0, 200),
  level: oneOf(levels, params.get('level')),
  equipment: oneOf(exerciseEquipment, params.get('equipment')),
  state: oneOf(['published', 'unpublished'], params.get('state')),
});

export function writeDefinitions(filter: DefinitionFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null && value !== '') params.set(name, value);
  return params;
}

export const noFilter = { q: '', level: null, equipment: null, state: null } as const satisfies DefinitionFilter;

export const setCount = ({ q, ...filter }: DefinitionFilter): number =>
  [q.trim() || null, ...Object.values(filter)].filter((one) => one !== null).length;

export const offeredQuery = ({ q, level, equipment }: DefinitionFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(level === null ? {} : { Level: level }),
  ...(equipment === null ? {} : { Equipment: equipment }),
});
export const queryOf = (filter: DefinitionFilter) => ({
  ...offeredQuery(filter),
  ...(filter.state === null ? {} : { Published: filter.state === 'published' ? ('true' as const) : ('false' as const) }),
});
