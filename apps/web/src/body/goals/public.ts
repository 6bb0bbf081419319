import { lazyComponent } from '../../kit/lazy-component.tsx';

export { GoalLine } from './GoalLine.tsx';
export { useGoals } from './use-goals.ts';
export const SetGoal = lazyComponent(() => import('./SetGoal.tsx').then((it) => it.SetGoal));
export type { ShownMeasure } from './shown-measure.ts';
