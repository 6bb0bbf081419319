import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

export const muscleWords = (muscle: MainMuscle): PhraseKey => `workouts.muscle.${muscle}`;
export const equipmentWords = (one: ExerciseEquipment): PhraseKey =>
  one === 'none' ? 'workouts.equipment.none' : `clubs.equipment.${one}`;

/** `Hamstrings · Barbells, Panatta`: what tells two exercises of alike names apart. */
export const tagLine = (
  t: Translate,
  { MainMuscle, Equipment, Brand }: Pick<ExerciseRow, 'MainMuscle' | 'Equipment' | 'Brand'>,
) =>
  [
    t(muscleWords(MainMuscle)),
    [...Equipment.map((one) => t(equipmentWords(one))), ...(Brand === '' ? [] : [Brand])].join(', '),
  ].join(' · ');

/** What a list of choices offers. */
export const optionsOf = <Word extends string>(words: readonly Word[], label: (word: Word) => string) =>
  words.map((value) => ({ value, label: label(value) }));
