export { createCalendars } from './calendar.service.ts';
export { createClassBatches } from './class-batches.service.ts';
export { classOf } from './class-rows.store.ts';
export type { ClubPort } from './classes.ports.ts';
export { presentClass } from './classes.present.ts';
export { createClasses } from './classes.service.ts';
export { createClassClones } from './schedule/class-clones.service.ts';
export { createClassMaking } from './schedule/class-making.service.ts';
export { createSchedules } from './schedule/schedules.service.ts';
