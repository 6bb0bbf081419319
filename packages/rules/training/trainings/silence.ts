/** Five silent minutes between two heart rates close a training (domain 1.6 rule 3). */
export const SILENCE_SECONDS = 300;

/** True if SILENCE_SECONDS empty seconds are between the two Unix seconds. A heart rate at `second` then begins a new training. */
export const isOver = (lastSecond: number, second: number): boolean => second - lastSecond - 1 >= SILENCE_SECONDS;

/** Longest training: a strap that is left on begins another one each day. */
export const TRAINING_MAX_SECONDS = 86_400;

/** A stretch with fewer seconds of heart rate is a strap that is tried on, not a training; its minutes stay stored. */
export const TRAINING_MIN_SECONDS = 60;
