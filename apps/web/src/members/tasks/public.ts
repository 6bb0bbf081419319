export { MemberTasks } from './MemberTasks.tsx';
export { OpenTasks } from './OpenTasks.tsx';
export { Telephone } from './Telephone.tsx';
