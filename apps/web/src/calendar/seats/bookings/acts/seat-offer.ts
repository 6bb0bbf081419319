import { lazyComponent } from '../../../../kit/lazy-component.tsx';

export const SeatOffer = lazyComponent(() => import('./SeatOffer.tsx').then((it) => it.SeatOffer));
