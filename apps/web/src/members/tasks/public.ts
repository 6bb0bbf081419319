export { MemberTasks } from './MemberTasks.tsx';
export { OpenTasks } from './OpenTasks.tsx';
export { TasksLink } from './TasksLink.tsx';
