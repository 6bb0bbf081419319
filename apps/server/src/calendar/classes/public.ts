export { createCalendars } from './calendar.service.ts';
export { createClassBatches } from './class-batches.service.ts';
export {
  type ClassRow,
  classColumnsSql,
  classOf,
  daysSql,
  deleteClasses,
  insertClasses,
  lockClasses,
  type NewClass,
  type StoredDay,
  updateClasses,
} from './class-rows.store.ts';
export { countOf, refuseAction } from './class-state.checks.ts';
export { refuseForeign } from './classes.checks.ts';
export { emitClasses } from './classes.events.ts';
export type { ClubOfCalendar, ClubPort } from './classes.ports.ts';
export { presentClass, presentDay } from './classes.present.ts';
export { createClasses } from './classes.service.ts';
export { createClassClones, insertCopiedSeries } from './schedule/class-clones.service.ts';
export { copiesOf } from './schedule/class-dates.rows.ts';
export { createClassMaking } from './schedule/class-making.service.ts';
export { createSchedules } from './schedule/schedules.service.ts';
export { deleteEmptySchedules, exceptDaysOfClasses, lockSchedules } from './schedule/schedules.store.ts';
export {
  type CountedSeat,
  freeSeatsSql,
  inSiteSeatsSql,
  type SeatGuard,
  seatCountGuards,
  seatCountsStep,
  uncountSeats,
} from './seat-counts.store.ts';
