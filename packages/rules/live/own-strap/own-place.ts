const MINUTE = 60;
/** People come and put their straps on before what they come for begins. */
export const THERE_EARLY_SECONDS = 600;

/** While something is on that she takes part in: Unix seconds, from the first up to and without the last; null: it runs on. */
export interface While {
  readonly from: number;
  readonly until: number | null;
}

/** A minute of hers as it is sent: its first second, and 60 beats. */
export interface SentMinute {
  readonly minute: number;
  readonly beats: Uint8Array;
}

const isIn = (second: number, { from, until }: While): boolean => second >= from && (until === null || second < until);

/** Whether she takes part in something at the second. */
export const isOnAt = (second: number, whiles: readonly While[]): boolean => whiles.some((one) => isIn(second, one));

/** Whether any of her seconds is of a time at which something is on. */
export const isOnWhile = ({ minute, beats }: SentMinute, whiles: readonly While[]): boolean =>
  beats.some((bpm, second) => bpm > 0 && isOnAt(minute + second, whiles));

/**
 * Whether a minute is of the place where she says that she is: something is on there in it, and no bridge of another club heard her in it
 * or in the one before. A bridge knows where she is, her phone only what she says (decision 0064).
 */
export const isThere = (sent: SentMinute, whiles: readonly While[], elsewhere: ReadonlySet<number>): boolean =>
  isOnWhile(sent, whiles) && !elsewhere.has(sent.minute) && !elsewhere.has(sent.minute - MINUTE);
