export { endOf, lastEndOf, runsYet } from './group-trainings.facts.ts';
export { keepClassSession, keepLiveTraining } from './group-trainings.store.ts';
