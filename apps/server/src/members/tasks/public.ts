export { staffOf } from './tasks.facts.ts';
export { createTasks, type TasksService } from './tasks.service.ts';
