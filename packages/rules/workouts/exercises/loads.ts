import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';

const light: readonly ExerciseEquipment[] = ['none', 'mat', 'chair', 'bench', 'stabilityBall', 'foamRoller'];
export const isLoaded = ({ Equipment }: Pick<ExerciseRow, 'Equipment'>): boolean => Equipment.some((one) => !light.includes(one));

/** Exercises of cardio, stretches, mobility and body weight take no load in kg. */
export const takesLoad = (exercise: Pick<ExerciseRow, 'Equipment' | 'MainMuscle' | 'Pattern'>): boolean =>
  exercise.MainMuscle !== 'cardio' && exercise.Pattern !== 'stretch' && exercise.Pattern !== 'mobility' && isLoaded(exercise);
