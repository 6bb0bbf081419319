import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { PhraseKey } from '../../../platform/phrases.ts';

export const exerciseOrigins = ['club', 'platform'] as const;
type ExerciseOrigin = (typeof exerciseOrigins)[number];

export interface OfferedFilter {
  readonly q: string;
  readonly muscle: MainMuscle | null;
  readonly equipment: ExerciseEquipment | null;
  readonly place: EquipmentPlace | null;
  readonly available: 'yes' | null;
  readonly from: ExerciseOrigin | null;
}

export const anyOffered: OfferedFilter = { q: '', muscle: null, equipment: null, place: null, available: null, from: null };

/** The text names the equipment as the reason if equipment is selected, or if the available equipment is the only filter. */
export const noneFound = ({ q, muscle, equipment, available, from }: OfferedFilter): PhraseKey =>
  q.trim() === '' && (equipment !== null || (available !== null && muscle === null && from === null))
    ? 'workouts.noneAvailable'
    : 'workouts.noneMatch';

export const offeredQuery = ({ q, muscle, equipment, place, available, from }: OfferedFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(muscle === null ? {} : { MainMuscle: muscle }),
  ...(equipment === null ? {} : { Equipment: equipment }),
  ...(place === null ? {} : { Location: place }),
  ...(available === null ? {} : { Available: 'true' as const }),
  ...(from === null ? {} : { Own: from === 'club' ? ('true' as const) : ('false' as const) }),
});
