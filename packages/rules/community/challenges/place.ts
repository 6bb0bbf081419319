export const isOfAll = (percent: number | undefined): boolean => percent !== undefined && percent >= 100;
