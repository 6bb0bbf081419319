/** How long the owner of a strap has to answer who asks for it, and what her silence means. */

const DAY_MS = 86_400_000;
export const ANSWER_DAYS = 7;
const SILENT_DAYS = 90;
/** Whom a strap was refused asks for it again after this many days. */
export const REFUSED_DAYS = 30;
/** Straps that somebody asks for, or asks for others for, in `ANSWER_DAYS`. */
export const CLAIMS_MAX = 5;

/** Straps of one person: who links more of them collects other people's numbers. */
export const STRAPS_MAX = 10;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const answerBy = (at: Date): Date => new Date(at.getTime() + ANSWER_DAYS * DAY_MS);

/** Whether the strap was not heard for its owner for so long that she is taken to use it no more; one linked since then is hers. */
export const isForgotten = (strap: { readonly LastHeard: string | null; readonly CreatedAt: string }, now: Date): boolean =>
  new Date(strap.LastHeard ?? strap.CreatedAt) < daysBefore(now, SILENT_DAYS);
