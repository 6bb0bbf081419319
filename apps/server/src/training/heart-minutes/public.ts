export {
  createHeartMinutes,
  type HeartMinuteStore,
  type HeartMinutes,
  type StoredMinute,
  summaryJob,
} from './heart-minutes.store.ts';
