import { lazyComponent } from '../../../../kit/lazy-component.tsx';

export const CancelBooking = lazyComponent(() => import('./CancelBooking.tsx').then((it) => it.CancelBooking));
