import { lazyComponent } from '../../kit/lazy-component.tsx';

export const NewType = lazyComponent(() => import('./TypeEditor.tsx').then((it) => it.NewType));
export const TypeEditor = lazyComponent(() => import('./TypeEditor.tsx').then((it) => it.TypeEditor));
