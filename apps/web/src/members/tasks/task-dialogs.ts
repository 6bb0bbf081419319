import { later } from '../../kit/later.tsx';

export const TaskEditor = later(() => import('./TaskEditor.tsx').then((it) => it.TaskEditor));
export const CallOutcome = later(() => import('./CallOutcome.tsx').then((it) => it.CallOutcome));
export const DeleteTask = later(() => import('./DeleteTask.tsx').then((it) => it.DeleteTask));
