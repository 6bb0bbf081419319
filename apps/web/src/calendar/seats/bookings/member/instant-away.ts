const DAY_MS = 86_400_000;

/** The instant so many days from another one, ISO. */
export const instantAway = (from: Date, days: number): string => new Date(from.getTime() + days * DAY_MS).toISOString();
