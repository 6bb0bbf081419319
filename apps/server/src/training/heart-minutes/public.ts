export * as due from './due.store.ts';
export {
  createHeartMinutes,
  type HeartMinuteStore,
  type HeartMinutes,
  minutesFrom,
  type Present,
  type RecentMinutes,
  summaryJob,
} from './heart-minutes.store.ts';
export { MINUTE_SECONDS, type SecondsOf, type StoredMinute } from './stored-minutes.facts.ts';
