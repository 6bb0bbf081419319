const DAY_MS = 86_400_000;
const AHEAD_DAYS = 60;

/** The interval begins at a whole day, so that the cached result is found offline. */
export function bookedAhead(now: Date): { Begin: string; End: string } {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return { Begin: new Date(today).toISOString(), End: new Date(today + AHEAD_DAYS * DAY_MS).toISOString() };
}
