import { later } from '../../../../kit/later.tsx';

export const CancelBooking = later(() => import('./CancelBooking.tsx').then((it) => it.CancelBooking));
