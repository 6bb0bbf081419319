import { later } from '../../kit/later.tsx';

export const AddAtDesk = later(() => import('./AddAtDesk.tsx').then((it) => it.AddAtDesk));
export const CorrectMember = later(() => import('./CorrectMember.tsx').then((it) => it.CorrectMember));
