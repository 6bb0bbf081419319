import { later } from '../../kit/later.tsx';

/** Few are invited to a second club, and it stands on the first page of everybody who trains. */
export const MyInvitations = later(() => import('./MyInvitations.tsx').then((it) => it.MyInvitations));
