/** Minutes until each further attempt. After the last one the delivery has failed finally. */
const RETRY_MINUTES = [1, 5, 30, 180] as const;
const MINUTE_MS = 60_000;

export function retryAt(tries: number, now: Date): Date | undefined {
  const minutes = RETRY_MINUTES[tries - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}

export const isTaken = (status: number): boolean => status >= 200 && status < 300;
