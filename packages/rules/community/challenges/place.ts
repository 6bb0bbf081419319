/** Whether a place in a finished challenge is among the best 100 %, which says nothing. */
export const isOfAll = (percent: number | undefined): boolean => percent !== undefined && percent >= 100;
