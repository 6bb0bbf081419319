import { lazyComponent } from '../../kit/lazy-component.tsx';

export const DocumentEditor = lazyComponent(() => import('./DocumentEditor.tsx').then((it) => it.DocumentEditor));
