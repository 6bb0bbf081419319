import { lazyComponent } from '../../kit/lazy-component.tsx';

export const AddAtDesk = lazyComponent(() => import('./AddAtDesk.tsx').then((it) => it.AddAtDesk));
export const CorrectMember = lazyComponent(() => import('./CorrectMember.tsx').then((it) => it.CorrectMember));
