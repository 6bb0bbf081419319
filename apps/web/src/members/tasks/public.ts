import { later } from '../../kit/later.tsx';

export { MemberTasks } from './MemberTasks.tsx';
export { NextTasks } from './NextTasks.tsx';
export { OpenTasks } from './OpenTasks.tsx';
export type { WrittenTasks } from './TasksForEach.tsx';

export const TasksForEach = later(() => import('./TasksForEach.tsx').then((it) => it.TasksForEach));
export const Telephone = later(() => import('./Telephone.tsx').then((it) => it.Telephone));
