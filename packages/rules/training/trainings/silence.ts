/** A training ends after this number of seconds without a heart rate. */
export const SILENCE_SECONDS = 300;

/** At least SILENCE_SECONDS without a heart rate lie between the Unix seconds, so `second` begins a new training. */
export const isOver = (lastSecond: number, second: number): boolean => second - lastSecond - 1 >= SILENCE_SECONDS;

/** Longest training in seconds. A strap that is never taken off begins another training each day. */
export const TRAINING_MAX_SECONDS = 86_400;

/** A stretch with fewer seconds with a heart rate is no training: the strap was only tried on. Its minutes remain stored. */
export const TRAINING_MIN_SECONDS = 60;
