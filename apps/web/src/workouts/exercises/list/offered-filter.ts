import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';

/** How who plans looks among the exercises that a club offers. */
export interface OfferedFilter {
  readonly q: string;
  readonly muscle: MainMuscle | null;
  readonly equipment: ExerciseEquipment | null;
  readonly place: EquipmentPlace | null;
  /** What there is to train with is enough. */
  readonly available: 'yes' | null;
}

export const anyOffered: OfferedFilter = { q: '', muscle: null, equipment: null, place: null, available: null };

/** The query of the call. */
export const offeredQuery = ({ q, muscle, equipment, place, available }: OfferedFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(muscle === null ? {} : { MainMuscle: muscle }),
  ...(equipment === null ? {} : { Equipment: equipment }),
  ...(place === null ? {} : { Location: place }),
  ...(available === null ? {} : { Available: 'true' as const }),
});
