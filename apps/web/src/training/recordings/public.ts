import { later } from '../../kit/later.tsx';

export const SaveRecording = later(() => import('./SaveRecording.tsx').then((it) => it.SaveRecording));
export const ImportRecordings = later(() => import('./ImportRecordings.tsx').then((it) => it.ImportRecordings));
