export type { ClubTraining, GroupMembers } from './club-trainings.service.ts';
export { liveMinutes, notReceived } from './live-seconds.facts.ts';
export type { EnteredBefore, OwnTrainings } from './own/own-trainings.service.ts';
export { trainingById } from './own/own-trainings.store.ts';
export type { TrainingActs } from './own/training-acts.service.ts';
export { secondsOf, unixSecond } from './seconds.rows.ts';
export { secondsOfTraining } from './seen.service.ts';
export { createSummaries, type Summaries } from './summaries/summary.jobs.ts';
export {
  type Inheritance,
  type Trained,
  type TrainedIn,
  type TrainedTogether,
  type TrainedWhile,
  trainingPorts,
} from './trainings.ports.ts';
export { createTrainings, type ReadTraining, type Trainings } from './trainings.service.ts';
