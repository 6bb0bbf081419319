import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import {
  type Exercise,
  type ExerciseTexts,
  exerciseInputSchema,
  FALLBACK_LANGUAGE,
} from '@clubpulse/contract/workouts/exercises/exercises';
import type {
  Activity,
  Demand,
  ExerciseEquipment,
  Level,
  MainMuscle,
  Measure,
  Muscle,
  Pattern,
} from '@clubpulse/contract/workouts/exercises/vocabulary';
import { bySchema, type Checked } from '../../../kit/form/check.ts';
import type { Form } from '../../../kit/form/use-form.ts';
import { translate } from '../../../platform/phrases.ts';

export interface MovementValues {
  readonly Texts: ExerciseTexts;
  readonly MainMuscle: MainMuscle | null;
  readonly OtherMuscles: MainMuscle[];
  readonly Muscles: Muscle[];
  readonly Equipment: ExerciseEquipment[];
  readonly Activities: Activity[];
  readonly Brand: string;
  readonly Level: Level;
  readonly Pattern: Pattern | null;
  readonly Measure: Measure;
  readonly Locations: EquipmentPlace[];
  readonly Unilateral: boolean;
  readonly Demands: Demand[] | null;
  readonly PictureUris: string[];
}
type Output = ReturnType<typeof exerciseInputSchema.parse>;
export type MovementForm = Form<MovementValues, Output>;

const none = { Name: '', Instructions: '' };
export const emptyMovement: MovementValues = {
  Texts: { en: none, it: none, es: none, fr: none },
  MainMuscle: null,
  OtherMuscles: [],
  Muscles: [],
  Equipment: [],
  Activities: [],
  Brand: '',
  Level: 'beginner',
  Pattern: null,
  Measure: 'reps',
  Locations: ['club'],
  Unilateral: false,
  Demands: null,
  PictureUris: [],
};

export const valuesOf = (exercise: Exercise): MovementValues => ({
  Texts: exercise.Texts,
  MainMuscle: exercise.MainMuscle,
  OtherMuscles: exercise.OtherMuscles,
  Muscles: exercise.Muscles,
  Equipment: exercise.Equipment,
  Activities: exercise.Activities,
  Brand: exercise.Brand,
  Level: exercise.Level,
  Pattern: exercise.Pattern,
  Measure: exercise.Measure,
  Locations: exercise.Locations,
  Unilateral: exercise.Unilateral,
  Demands: exercise.Demands,
  PictureUris: exercise.PictureUris,
});

const better = {
  MainMuscle: 'workouts.chooseMuscle',
  Equipment: 'workouts.chooseEquipment',
  Locations: 'workouts.choosePlace',
  [`Texts.${FALLBACK_LANGUAGE}.Name`]: 'workouts.englishName',
} as const;

export function checkMovement(values: MovementValues): Checked<Output> {
  const checked = bySchema(exerciseInputSchema)(values);
  if (checked.errors === null) return checked;
  const errors = { ...checked.errors };
  for (const [field, words] of Object.entries(better)) if (errors[field] !== undefined) errors[field] = translate(words);
  return { errors };
}
