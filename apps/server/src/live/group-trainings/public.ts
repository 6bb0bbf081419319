export { endOf, isStillRunning, lastEndOf, stretchesOf } from './group-trainings.facts.ts';
export type { ClassBefore, GroupTrainings } from './group-trainings.service.ts';
export { endOrphans, storeClassSession, storeLiveTraining } from './group-trainings.store.ts';
