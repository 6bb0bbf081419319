import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';

interface Stored extends Pick<ExerciseRow, 'MainMuscle' | 'OtherMuscles' | 'Pattern'> {
  readonly Demands: readonly Demand[] | null;
}

/** The stored demands, and those that follow from the muscles of the elbow and from a press, which is held in the hands. */
export function demandsOf({ Demands, MainMuscle, OtherMuscles, Pattern: pattern }: Stored): Demand[] | null {
  const isOfElbow = [MainMuscle, ...OtherMuscles].some((one) => one === 'biceps' || one === 'triceps');
  const isPress = pattern === 'horizontalPush' || pattern === 'verticalPush';
  const added: readonly Demand[] = [
    ...(isOfElbow ? (['elbowLoad'] as const) : []),
    ...(isPress ? (['wristSupport'] as const) : []),
  ];
  return Demands && [...new Set([...Demands, ...added])];
}
