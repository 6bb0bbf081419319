export { createDeclared, type Declaration } from './declared/declared.service.ts';
export { createSummaries, type Summaries } from './summary.jobs.ts';
export { classPorts, type Trained, type TrainedIn } from './trainings.ports.ts';
export { createTrainings, type ReadTraining, type Trainings } from './trainings.service.ts';
