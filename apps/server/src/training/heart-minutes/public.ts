export * as due from './due.store.ts';
export { createHeartMinutes, type HeartMinuteStore, type HeartMinutes, type StoredMinute } from './heart-minutes.store.ts';
