export { MemberTasks } from './MemberTasks.tsx';
export { OpenTasks } from './OpenTasks.tsx';
