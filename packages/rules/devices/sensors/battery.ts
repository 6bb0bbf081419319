/** A battery at or below this is said: it lasts a few weeks more at best. */
const LOW_PERCENT = 15;

/** Null: the strap never said it. */
export const isLow = (percent: number | null): percent is number => percent !== null && percent <= LOW_PERCENT;
