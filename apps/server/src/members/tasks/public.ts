export { createTasks } from './tasks.service.ts';
