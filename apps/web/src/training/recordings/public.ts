import { lazyComponent } from '../../kit/lazy-component.tsx';

export const SaveRecording = lazyComponent(() => import('./SaveRecording.tsx').then((it) => it.SaveRecording));
export const ImportRecordings = lazyComponent(() => import('./ImportRecordings.tsx').then((it) => it.ImportRecordings));
