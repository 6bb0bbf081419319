export const SILENCE_SECONDS = 300;

export const isOver = (lastSecond: number, second: number): boolean => second - lastSecond - 1 >= SILENCE_SECONDS;

/** Most seconds of a training: a strap that is never taken off begins another training each day. */
export const TRAINING_MAX_SECONDS = 86_400;

/** With fewer heart rates the strap was only tried on. Its minutes remain stored. */
export const TRAINING_MIN_SECONDS = 60;
