export { endOf, lastEndOf, runsYet, stretchesOf } from './group-trainings.facts.ts';
export { endOrphans, keepClassSession, keepLiveTraining } from './group-trainings.store.ts';
