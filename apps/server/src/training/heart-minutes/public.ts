export * as due from './due.store.ts';
export {
  createHeartMinutes,
  type HeartMinuteStore,
  type HeartMinutes,
  MINUTE_SECONDS,
  type RecentMinutes,
  type StoredMinute,
  summaryJob,
} from './heart-minutes.store.ts';
