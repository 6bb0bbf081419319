export { createCalendars } from './calendar.service.ts';
export { refuseMaking } from './calendar-rights.ts';
export { type Batch, batchResult, createClassBatches, lockBatch } from './class-batches.service.ts';
export { refuseFields, refuseForeign } from './class-checks.ts';
export { emitClasses } from './class-events.ts';
export { presentClass } from './class-presenter.ts';
export {
  type ClassRow,
  classOf,
  classOfSeriesAt,
  deleteClasses,
  insertClasses,
  lockClasses,
  lockSeries,
  type NamedClassRow,
  type NewClass,
  seriesOf,
  updateClasses,
  windowsOfSeries,
} from './class-rows.store.ts';
export { refuseAction, stateFacts } from './class-state.ts';
export { createClasses } from './classes.service.ts';
export type { ClubPort } from './ports.ts';
