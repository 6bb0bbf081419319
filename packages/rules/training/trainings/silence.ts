/** Without a heart rate, to end a training. */
export const SILENCE_SECONDS = 300;

/** `second` begins a new training. Unix seconds. */
export const isOver = (lastSecond: number, second: number): boolean => second - lastSecond - 1 >= SILENCE_SECONDS;

/** A strap that is never taken off begins another training each day. */
export const TRAINING_MAX_SECONDS = 86_400;

/** With fewer heart rates the strap was only tried on. Its minutes remain stored. */
export const TRAINING_MIN_SECONDS = 60;
