import { lazyComponent } from '../../kit/lazy-component.tsx';

export const AddAtDesk = lazyComponent(() => import('./AddAtDesk.tsx').then((it) => it.AddAtDesk));
export const MyCorrections = lazyComponent(() => import('./MyCorrections.tsx').then((it) => it.MyCorrections));
export const CorrectMember = lazyComponent(() => import('./CorrectMember.tsx').then((it) => it.CorrectMember));
