import { later } from '../../kit/later.tsx';

export { StageChip } from './StageChip.tsx';

/** The other view of People: it comes with the choice of it. */
export const Board = later(() => import('./Board.tsx').then((it) => it.Board));
