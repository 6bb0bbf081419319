import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';

/** Nothing but the body is moved. */
const light: readonly ExerciseEquipment[] = ['none', 'mat', 'chair', 'bench', 'stabilityBall', 'foamRoller'];
export const isLoaded = ({ Equipment }: Pick<ExerciseRow, 'Equipment'>): boolean => Equipment.some((one) => !light.includes(one));

/** Whether kilograms are said of it: of no bicycle, of no stretch, and of nothing that is done with the body alone. */
export const takesLoad = (exercise: Pick<ExerciseRow, 'Equipment' | 'MainMuscle' | 'Pattern'>): boolean =>
  exercise.MainMuscle !== 'cardio' && exercise.Pattern !== 'stretch' && exercise.Pattern !== 'mobility' && isLoaded(exercise);
