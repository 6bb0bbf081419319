import { type EquipmentPlace, equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { type ExerciseState, exerciseStates } from '@clubpulse/contract/workouts/exercises/exercises';
import {
  type Activity,
  activities,
  type ExerciseEquipment,
  exerciseEquipment,
  type MainMuscle,
  type Muscle,
  mainMuscles,
  muscles,
} from '@clubpulse/contract/workouts/exercises/vocabulary';
import { oneOf, searchIn, searchQuery, setCount } from '../../../kit/list/list-filter.ts';

export interface MovementFilter {
  readonly q: string;
  readonly muscle: MainMuscle | null;
  readonly detail: Muscle | null;
  readonly equipment: ExerciseEquipment | null;
  readonly activity: Activity | null;
  readonly brand: string | null;
  readonly place: EquipmentPlace | null;
  readonly available: 'yes' | null;
  readonly lacks: Language | null;
  readonly state: ExerciseState | null;
}

export const readMovements = (params: URLSearchParams): MovementFilter => ({
  q: searchIn(params),
  muscle: oneOf(mainMuscles, params.get('muscle')),
  detail: oneOf(muscles, params.get('detail')),
  equipment: oneOf(exerciseEquipment, params.get('equipment')),
  activity: oneOf(activities, params.get('activity')),
  brand: params.get('brand')?.slice(0, 60) || null,
  place: oneOf(equipmentPlaces, params.get('place')),
  available: oneOf(['yes'], params.get('available')),
  lacks: oneOf(languages, params.get('lacks')),
  state: oneOf(exerciseStates, params.get('state')),
});

export const noFilter = {
  q: '',
  muscle: null,
  detail: null,
  equipment: null,
  activity: null,
  brand: null,
  place: null,
  available: null,
  lacks: null,
} as const satisfies Partial<MovementFilter>;

export const setInBar = ({ state: _state, ...filter }: MovementFilter): number => setCount(filter);

export const queryOf = ({ q, muscle, detail, equipment, activity, brand, place, available, lacks, state }: MovementFilter) => ({
  ...searchQuery(q),
  ...(muscle === null ? {} : { MainMuscle: muscle }),
  ...(detail === null ? {} : { Muscle: detail }),
  ...(equipment === null ? {} : { Equipment: equipment }),
  ...(activity === null ? {} : { Activity: activity }),
  ...(brand === null ? {} : { Brand: brand }),
  ...(place === null ? {} : { Location: place }),
  ...(available === null ? {} : { Available: 'true' as const }),
  ...(lacks === null ? {} : { Untranslated: lacks }),
  ...(state === null ? {} : { State: state }),
});
