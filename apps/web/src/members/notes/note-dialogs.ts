import { lazyComponent } from '../../kit/lazy-component.tsx';

export const NoteEditor = lazyComponent(() => import('./NoteEditor.tsx').then((it) => it.NoteEditor));
