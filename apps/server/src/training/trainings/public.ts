export { createDeclared, type Declaration, type DeclaredTrainings } from './declared/declared.service.ts';
export { secondsOf, unixSecond } from './seconds.rows.ts';
export { createSummaries, type Summaries } from './summary.jobs.ts';
export { classPorts, type Trained, type TrainedIn } from './trainings.ports.ts';
export { createTrainings, type ReadTraining, type Trainings } from './trainings.service.ts';
