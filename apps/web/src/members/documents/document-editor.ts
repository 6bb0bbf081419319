import { later } from '../../kit/later.tsx';

export const DocumentEditor = later(() => import('./DocumentEditor.tsx').then((it) => it.DocumentEditor));
