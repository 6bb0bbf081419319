import { lazyComponent } from '../../kit/lazy-component.tsx';

export { StageChip } from './StageChip.tsx';
export { signText } from './sign-text.ts';

export const WhyAtRisk = lazyComponent(() => import('./WhyAtRisk.tsx').then((it) => it.WhyAtRisk));
export const ChosenPeople = lazyComponent(() => import('./ChosenPeople.tsx').then((it) => it.ChosenPeople));
export const Board = lazyComponent(() => import('./Board.tsx').then((it) => it.Board));
export const NextTaskLine = lazyComponent(() => import('./NextTaskLine.tsx').then((it) => it.NextTaskLine));
