import { later } from '../../kit/later.tsx';

export const NewType = later(() => import('./TypeEditor.tsx').then((it) => it.NewType));
export const TypeEditor = later(() => import('./TypeEditor.tsx').then((it) => it.TypeEditor));
