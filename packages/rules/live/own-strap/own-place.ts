const MINUTE = 60;
export const THERE_EARLY_SECONDS = 600;

/** Unix seconds. `until` is exclusive, and null while the session runs. */
export interface While {
  readonly from: number;
  readonly until: number | null;
}

export interface SentMinute {
  readonly minute: number;
  readonly beats: Uint8Array;
}

const isIn = (second: number, { from, until }: While): boolean => second >= from && (until === null || second < until);

export const isOnAt = (second: number, whiles: readonly While[]): boolean => whiles.some((one) => isIn(second, one));

export const isOnWhile = ({ minute, beats }: SentMinute, whiles: readonly While[]): boolean =>
  beats.some((bpm, second) => bpm > 0 && isOnAt(minute + second, whiles));

/**
 * A session runs there, and no other club's bridge received the athlete in this or the last minute: only a bridge is certain
 * (decision 0161).
 */
export const isThere = (sent: SentMinute, whiles: readonly While[], elsewhere: ReadonlySet<number>): boolean =>
  isOnWhile(sent, whiles) && !elsewhere.has(sent.minute) && !elsewhere.has(sent.minute - MINUTE);
