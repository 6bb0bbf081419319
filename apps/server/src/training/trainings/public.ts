export { createDeclared, type DeclaredTrainings } from './declared/declared.service.ts';
export { deletedOf, withoutDeleted } from './declared/deleted.store.ts';
export { heardBefore, isSlip, isTimedByHand, minutesOfIt, slipOf } from './declared/heard-before.rows.ts';
export type { Declaration, SaidBefore } from './declared/said.rows.ts';
export { unheardOf } from './declared/unheard.facts.ts';
export { heardSpans, secondsOf, unixSecond } from './seconds.rows.ts';
export { createSummaries, type Summaries } from './summaries/summary.jobs.ts';
export {
  type Inheritance,
  type Trained,
  type TrainedIn,
  type TrainedTogether,
  type TrainedWhile,
  trainingPorts,
} from './trainings.ports.ts';
export { type ClubTraining, createTrainings, type GroupMembers, type ReadTraining, type Trainings } from './trainings.service.ts';
