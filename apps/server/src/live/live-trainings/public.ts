export { refuseLeading } from './live-trainings.checks.ts';
export { type Ended, type Led, leadingPorts, type OnSessionEnded } from './live-trainings.ports.ts';
export type { LiveTrainings } from './live-trainings.service.ts';
export { holdTrainer, runningOfTrainer } from './live-trainings.store.ts';
export { joinedWhile, type TakesPart } from './participants/participants.facts.ts';
