/** This many seconds without a heart rate end a training. */
export const SILENCE_SECONDS = 300;

/**
 * True if SILENCE_SECONDS seconds without a heart rate are between the two Unix seconds. A heart rate at `second` then begins a
 * new training.
 */
export const isOver = (lastSecond: number, second: number): boolean => second - lastSecond - 1 >= SILENCE_SECONDS;

/** Longest training. A strap that is left on begins another training each day. */
export const TRAINING_MAX_SECONDS = 86_400;

/** A stretch with fewer seconds of heart rate is no training, because a strap was only tried on. Its minutes remain stored. */
export const TRAINING_MIN_SECONDS = 60;
