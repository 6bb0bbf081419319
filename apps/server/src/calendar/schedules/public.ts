export { createClassClones } from './class-clones.service.ts';
export { createClassMaking } from './class-making.service.ts';
export { createSchedules } from './schedules.service.ts';
