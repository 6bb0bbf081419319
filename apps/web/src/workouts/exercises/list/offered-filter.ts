import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { PhraseKey } from '../../../platform/phrases.ts';

export const exerciseOrigins = ['club', 'platform'] as const;
type ExerciseOrigin = (typeof exerciseOrigins)[number];

/** How who plans looks among the exercises that a club offers. */
export interface OfferedFilter {
  readonly q: string;
  readonly muscle: MainMuscle | null;
  readonly equipment: ExerciseEquipment | null;
  readonly place: EquipmentPlace | null;
  /** What there is to train with is enough. */
  readonly available: 'yes' | null;
  /** Who wrote it: the club, or the platform. */
  readonly from: ExerciseOrigin | null;
}

export const anyOffered: OfferedFilter = { q: '', muscle: null, equipment: null, place: null, available: null, from: null };

/** Why nothing was found: the equipment that was chosen leaves none, or that of the place where nothing else narrows it (TRN-198). */
export const noneFound = ({ q, muscle, equipment, available, from }: OfferedFilter): PhraseKey =>
  q.trim() === '' && (equipment !== null || (available !== null && muscle === null && from === null))
    ? 'workouts.noneAvailable'
    : 'workouts.noneMatch';

/** The query of the call. */
export const offeredQuery = ({ q, muscle, equipment, place, available, from }: OfferedFilter) => ({
  ...(q.trim() === '' ? {} : { globalSearch: q.trim() }),
  ...(muscle === null ? {} : { MainMuscle: muscle }),
  ...(equipment === null ? {} : { Equipment: equipment }),
  ...(place === null ? {} : { Location: place }),
  ...(available === null ? {} : { Available: 'true' as const }),
  ...(from === null ? {} : { Own: from === 'club' ? ('true' as const) : ('false' as const) }),
});
