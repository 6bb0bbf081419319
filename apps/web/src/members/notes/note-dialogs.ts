import { later } from '../../kit/later.tsx';

export const NoteEditor = later(() => import('./NoteEditor.tsx').then((it) => it.NoteEditor));
