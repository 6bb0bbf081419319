/** A battery at or below this percentage lasts a few more weeks at most. */
const LOW_PERCENT = 15;

export const isLow = (percent: number | null): percent is number => percent !== null && percent <= LOW_PERCENT;
