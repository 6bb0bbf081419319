import { later } from '../../kit/later.tsx';

export const ProposedMaximum = later(() => import('./ProposedMaximum.tsx').then((it) => it.ProposedMaximum));
