import { lazyComponent } from '../../kit/lazy-component.tsx';

export { MemberTasks } from './MemberTasks.tsx';
export { NextTasks } from './NextTasks.tsx';
export { OpenTasks } from './OpenTasks.tsx';
export type { WrittenTasks } from './TasksForEach.tsx';

export const TasksForEach = lazyComponent(() => import('./TasksForEach.tsx').then((it) => it.TasksForEach));
export const Telephone = lazyComponent(() => import('./Telephone.tsx').then((it) => it.Telephone));
