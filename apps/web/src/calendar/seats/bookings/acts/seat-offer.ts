import { later } from '../../../../kit/later.tsx';

export const SeatOffer = later(() => import('./SeatOffer.tsx').then((it) => it.SeatOffer));
