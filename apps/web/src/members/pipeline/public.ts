import { later } from '../../kit/later.tsx';

export { StageChip } from './StageChip.tsx';

/** The acts of people who are selected: they come with the first of them. */
export const ChosenPeople = later(() => import('./ChosenPeople.tsx').then((it) => it.ChosenPeople));
/** The other view of People: it comes with the choice of it. */
export const Board = later(() => import('./Board.tsx').then((it) => it.Board));
