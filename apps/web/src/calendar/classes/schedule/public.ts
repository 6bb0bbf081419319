export { GeneratedDates, type GeneratedDay } from './GeneratedDates.tsx';
export { ScheduleFields } from './ScheduleFields.tsx';
export { draftOf, newSchedule, preview, type ScheduleDraft, sameSlots, scheduleErrors, scheduleOf } from './schedule-draft.ts';
