import type { Signal } from '@clubpulse/contract/live/frame-bytes';

/** Below this a heart rate is fresh (design 13). */
export const HELD_SECONDS = 5;
/** Below this it is held at reduced opacity, then the signal is lost. */
export const LOST_SECONDS = 15;

/** `silence` is seconds since the last heart rate. */
export function signalOf(silence: number, everHadHeartRate: boolean): Signal {
  if (!everHadHeartRate) return 'looking';
  return silence < HELD_SECONDS ? 'fresh' : silence < LOST_SECONDS ? 'held' : 'lost';
}
