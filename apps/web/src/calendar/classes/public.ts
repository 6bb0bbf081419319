export { type Trainer, usePreselectedTrainer, useTrainers, useTrainersQuery } from './acts/use-trainers.ts';
export { seatsOf } from './cards/class-facts.ts';
export { SeatsText } from './cards/EventCard.tsx';
export { ScheduleFields } from './schedule/ScheduleFields.tsx';
export { newSchedule, type ScheduleDraft, scheduleErrors, scheduleOf } from './schedule/schedule-draft.ts';
