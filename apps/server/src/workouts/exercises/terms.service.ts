import { languages } from '@clubpulse/contract/scalars';
import { exerciseEquipment, mainMuscles } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { equipments as equipmentsEn } from '@clubpulse/phrases/en/clubs/equipments';
import { vocabulary as vocabularyEn } from '@clubpulse/phrases/en/workouts/exercises/vocabulary';
import { equipments as equipmentsEs } from '@clubpulse/phrases/es/clubs/equipments';
import { vocabulary as vocabularyEs } from '@clubpulse/phrases/es/workouts/exercises/vocabulary';
import { equipments as equipmentsFr } from '@clubpulse/phrases/fr/clubs/equipments';
import { vocabulary as vocabularyFr } from '@clubpulse/phrases/fr/workouts/exercises/vocabulary';
import { equipments as equipmentsIt } from '@clubpulse/phrases/it/clubs/equipments';
import { vocabulary as vocabularyIt } from '@clubpulse/phrases/it/workouts/exercises/vocabulary';
import { foldedTerms, type Terms } from '@clubpulse/rules/workouts/exercises/search';

const words: Readonly<Record<(typeof languages)[number], Readonly<Record<string, string>>>> = {
  en: { ...equipmentsEn, ...vocabularyEn },
  it: { ...equipmentsIt, ...vocabularyIt },
  es: { ...equipmentsEs, ...vocabularyEs },
  fr: { ...equipmentsFr, ...vocabularyFr },
};
const inEach = (...phrases: readonly string[]): string[] =>
  languages.flatMap((language) => phrases.flatMap((phrase) => foldedTerms(words[language][phrase] ?? '')));
// Terms of one or two letters would match nearly every exercise.
const worthAsking = (term: readonly string[]) => term.filter((word) => word.length > 2);

export const terms: Terms = new Map([
  ...mainMuscles.map((muscle) => [muscle, worthAsking(inEach(`workouts.muscle.${muscle}`))] as const),
  ...exerciseEquipment.map(
    (one) => [`equipment.${one}`, worthAsking(inEach(`clubs.equipment.${one}`, `workouts.equipment.${one}`))] as const,
  ),
]);
