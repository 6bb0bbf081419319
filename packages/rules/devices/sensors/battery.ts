/** At or below this the battery lasts a few more weeks at best. */
const LOW_PERCENT = 15;

export const isLow = (percent: number | null): percent is number => percent !== null && percent <= LOW_PERCENT;
