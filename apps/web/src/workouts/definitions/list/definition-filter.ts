import { type ExerciseEquipment, exerciseEquipment, type Level, levels } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { oneOf, searchIn, searchQuery } from '../../../kit/list/list-filter.ts';

export interface DefinitionFilter {
  readonly q: string;
  readonly level: Level | null;
  readonly equipment: ExerciseEquipment | null;
  readonly state: 'published' | 'unpublished' | null;
}

export const readDefinitions = (params: URLSearchParams): DefinitionFilter => ({
  q: searchIn(params),
  level: oneOf(levels, params.get('level')),
  equipment: oneOf(exerciseEquipment, params.get('equipment')),
  state: oneOf(['published', 'unpublished'], params.get('state')),
});

export const noFilter = { q: '', level: null, equipment: null, state: null } as const satisfies DefinitionFilter;

export const offeredQuery = ({ q, level, equipment }: DefinitionFilter) => ({
  ...searchQuery(q),
  ...(level === null ? {} : { Level: level }),
  ...(equipment === null ? {} : { Equipment: equipment }),
});
export const queryOf = (filter: DefinitionFilter) => ({
  ...offeredQuery(filter),
  ...(filter.state === null ? {} : { Published: filter.state === 'published' ? ('true' as const) : ('false' as const) }),
});
