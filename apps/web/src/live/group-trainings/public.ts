import { later } from '../../kit/later.tsx';

export const SessionResults = later(() => import('./SessionResults.tsx').then((it) => it.SessionResults));
