import type { Signal } from '@clubpulse/contract/live/frame-bytes';

/** Under this a heart rate is fresh … (design 13) */
export const HELD_SECONDS = 5;
/** … under this it is held at reduced opacity, then there is no signal. */
export const LOST_SECONDS = 15;

/** The signal of a tile; `silence` is seconds since the last heart rate. */
export function signalOf(silence: number, everHadHeartRate: boolean): Signal {
  if (!everHadHeartRate) return 'looking';
  return silence < HELD_SECONDS ? 'fresh' : silence < LOST_SECONDS ? 'held' : 'lost';
}
