import { later } from '../../kit/later.tsx';

/** It comes with the press. */
export const AddAtDesk = later(() => import('./AddAtDesk.tsx').then((it) => it.AddAtDesk));
/** So does this one. */
export const CorrectMember = later(() => import('./CorrectMember.tsx').then((it) => it.CorrectMember));
