import type { Signal } from '@clubpulse/contract/live/frame-bytes';

/** Up to this many seconds without a new one, a heart rate is fresh. */
export const HELD_SECONDS = 5;
/** Until this many seconds, the last heart rate is still shown, at reduced opacity. After that the signal is lost. */
export const LOST_SECONDS = 15;

/** `silence` is the number of seconds since the last heart rate. */
export function signalOf(silence: number, everHadHeartRate: boolean): Signal {
  if (!everHadHeartRate) return 'looking';
  return silence < HELD_SECONDS ? 'fresh' : silence < LOST_SECONDS ? 'held' : 'lost';
}
