import { laterFirst } from '../../kit/later.tsx';

/** Few trainings have more than heart rates: what draws it comes with the first that has. */
export const AlongTheWay = laterFirst(() => import('./AlongTheWay.tsx').then((it) => it.AlongTheWay));
