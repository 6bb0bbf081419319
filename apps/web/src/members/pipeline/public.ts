import { later } from '../../kit/later.tsx';

export { StageChip } from './StageChip.tsx';
export { signText } from './sign-text.ts';

export const WhyAtRisk = later(() => import('./WhyAtRisk.tsx').then((it) => it.WhyAtRisk));
export const ChosenPeople = later(() => import('./ChosenPeople.tsx').then((it) => it.ChosenPeople));
export const Board = later(() => import('./Board.tsx').then((it) => it.Board));
export const NextTaskLine = later(() => import('./NextTaskLine.tsx').then((it) => it.NextTaskLine));
