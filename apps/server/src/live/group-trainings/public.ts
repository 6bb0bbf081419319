export { endOf, lastEndOf, runsYet, stretchesOf } from './group-trainings.facts.ts';
export type { ClassBefore, GroupTrainings } from './group-trainings.service.ts';
export { endOrphans, keepClassSession, keepLiveTraining } from './group-trainings.store.ts';
