/** Minutes until each further try of a delivery; after the last it has failed for good. */
const RETRY_MINUTES = [1, 5, 30, 180] as const;
const MINUTE_MS = 60_000;

/** When a delivery is tried again that failed so many times, at `now` the last; undefined: never. */
export function retryAt(tries: number, now: Date): Date | undefined {
  const minutes = RETRY_MINUTES[tries - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether an answer says that the delivery was taken. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
