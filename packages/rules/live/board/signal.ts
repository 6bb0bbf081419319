import type { Signal } from '@clubpulse/contract/live/frame-bytes';

/** A heart rate is fresh below this number of seconds. */
export const HELD_SECONDS = 5;
/** A heart rate is shown at reduced opacity below this, then the signal is lost. */
export const LOST_SECONDS = 15;

/** `silence` is the number of seconds since the last heart rate. */
export function signalOf(silence: number, everHadHeartRate: boolean): Signal {
  if (!everHadHeartRate) return 'looking';
  return silence < HELD_SECONDS ? 'fresh' : silence < LOST_SECONDS ? 'held' : 'lost';
}
