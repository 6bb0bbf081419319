import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

export const muscleLabel = (muscle: MainMuscle): PhraseKey => `workouts.muscle.${muscle}`;
export const equipmentLabel = (one: ExerciseEquipment): PhraseKey =>
  one === 'none' ? 'workouts.equipment.none' : `clubs.equipment.${one}`;

export const tagLine = (
  t: Translate,
  { MainMuscle, Equipment, Brand }: Pick<ExerciseRow, 'MainMuscle' | 'Equipment' | 'Brand'>,
) =>
  [
    t(muscleLabel(MainMuscle)),
    [...Equipment.map((one) => t(equipmentLabel(one))), ...(Brand === '' ? [] : [Brand])].join(', '),
  ].join(' · ');

export const optionsOf = <Word extends string>(words: readonly Word[], label: (word: Word) => string) =>
  words.map((value) => ({ value, label: label(value) }));
