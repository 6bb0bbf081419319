/** Five silent minutes close a training; they are counted between two heart rates (domain 1.6 rule 3). */
export const SILENCE_SECONDS = 300;

/**
 * Whether the training whose last heart rate is of `lastSecond` is over at `second` (unix seconds): that many empty
 * seconds lie between. A heart rate of `second` then begins a new one.
 */
export const isOver = (lastSecond: number, second: number): boolean => second - lastSecond - 1 >= SILENCE_SECONDS;

/** Longest training that is heard: a strap that somebody left on begins another one each day. */
export const TRAINING_MAX_SECONDS = 86_400;

/** Under this many seconds with a heart rate a stretch is a strap being tried on, not a training; its minutes stay. */
export const TRAINING_MIN_SECONDS = 60;
