export { keepClassSession, keepLiveTraining } from './group-trainings.store.ts';
