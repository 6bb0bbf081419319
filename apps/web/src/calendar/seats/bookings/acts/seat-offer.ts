import { later } from '../../../../kit/later.tsx';

/** A seat is held for somebody now and then. */
export const SeatOffer = later(() => import('./SeatOffer.tsx').then((it) => it.SeatOffer));
