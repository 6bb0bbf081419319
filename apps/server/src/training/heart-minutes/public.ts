export * as due from './due.store.ts';
export {
  createHeartMinutes,
  type HeartMinuteStore,
  type HeartMinutes,
  type StoredMinute,
  summaryJob,
} from './heart-minutes.store.ts';
