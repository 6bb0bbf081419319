import { later } from '../../kit/later.tsx';

export { GoalLine } from './GoalLine.tsx';
export { useGoals } from './use-goals.ts';
export const SetGoal = later(() => import('./SetGoal.tsx').then((it) => it.SetGoal));
export type { ShownMeasure } from './shown-measure.ts';
