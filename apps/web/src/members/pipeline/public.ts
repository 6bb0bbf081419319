import { later } from '../../kit/later.tsx';

export { StageChip } from './StageChip.tsx';
export { signWords } from './sign-words.ts';

/** Why a client may go: it comes when it is asked for. */
export const WhyAtRisk = later(() => import('./WhyAtRisk.tsx').then((it) => it.WhyAtRisk));
/** The acts of people who are selected: they come with the first of them. */
export const ChosenPeople = later(() => import('./ChosenPeople.tsx').then((it) => it.ChosenPeople));
/** The other view of People: it comes with the choice of it. */
export const Board = later(() => import('./Board.tsx').then((it) => it.Board));
