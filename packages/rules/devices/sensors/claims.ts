const DAY_MS = 86_400_000;
export const ANSWER_DAYS = 7;
const SILENT_DAYS = 90;
export const REFUSED_DAYS = 30;
export const CLAIMS_MAX = 5;

/** Most straps per user, so that no user collects the numbers of other users' straps. */
export const STRAPS_MAX = 10;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const answerBy = (at: Date): Date => new Date(at.getTime() + ANSWER_DAYS * DAY_MS);

export const isForgotten = (strap: { readonly LastHeard: string | null; readonly CreatedAt: string }, now: Date): boolean =>
  new Date(strap.LastHeard ?? strap.CreatedAt) < daysBefore(now, SILENT_DAYS);
