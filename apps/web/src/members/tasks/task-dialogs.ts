import { lazyComponent } from '../../kit/lazy-component.tsx';

export const TaskEditor = lazyComponent(() => import('./TaskEditor.tsx').then((it) => it.TaskEditor));
export const CallOutcome = lazyComponent(() => import('./CallOutcome.tsx').then((it) => it.CallOutcome));
export const DeleteTask = lazyComponent(() => import('./DeleteTask.tsx').then((it) => it.DeleteTask));
