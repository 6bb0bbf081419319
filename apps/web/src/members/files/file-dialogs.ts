import { later } from '../../kit/later.tsx';

export const FileEditor = later(() => import('./FileEditor.tsx').then((it) => it.FileEditor));
export const DeleteFile = later(() => import('./DeleteFile.tsx').then((it) => it.DeleteFile));
