export { createHeartMinutes, type HeartMinuteStore, type HeartMinutes, type StoredMinute } from './heart-minutes.store.ts';
