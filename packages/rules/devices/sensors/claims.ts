const DAY_MS = 86_400_000;
export const ANSWER_DAYS = 7;
const SILENT_DAYS = 90;
export const REFUSED_DAYS = 30;
/** Highest number of claims by or for a user in `ANSWER_DAYS`. */
export const CLAIMS_MAX = 5;

/** Straps per user. More would be a collection of other users' numbers. */
export const STRAPS_MAX = 10;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const answerBy = (at: Date): Date => new Date(at.getTime() + ANSWER_DAYS * DAY_MS);

/** True when the strap was neither received nor linked within `SILENT_DAYS`. */
export const isForgotten = (strap: { readonly LastHeard: string | null; readonly CreatedAt: string }, now: Date): boolean =>
  new Date(strap.LastHeard ?? strap.CreatedAt) < daysBefore(now, SILENT_DAYS);
