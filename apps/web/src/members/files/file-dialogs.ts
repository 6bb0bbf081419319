import { lazyComponent } from '../../kit/lazy-component.tsx';

export const FileEditor = lazyComponent(() => import('./FileEditor.tsx').then((it) => it.FileEditor));
export const DeleteFile = lazyComponent(() => import('./DeleteFile.tsx').then((it) => it.DeleteFile));
