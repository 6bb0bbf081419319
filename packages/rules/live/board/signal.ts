import type { Signal } from '@clubpulse/contract/live/frame-bytes';

/** For this many seconds a heart rate is fresh. */
export const HELD_SECONDS = 5;
/** Up to this many seconds the last heart rate is shown at reduced opacity. */
export const LOST_SECONDS = 15;

export function signalOf(silence: number, everHadHeartRate: boolean): Signal {
  if (!everHadHeartRate) return 'looking';
  return silence < HELD_SECONDS ? 'fresh' : silence < LOST_SECONDS ? 'held' : 'lost';
}
