const MINUTE = 60;
export const THERE_EARLY_SECONDS = 600;

/** Unix seconds. `until` is exclusive, and null while the session runs. */
export interface SessionTime {
  readonly from: number;
  readonly until: number | null;
}

export interface SentMinute {
  readonly minute: number;
  readonly beats: Uint8Array;
}

const isIn = (second: number, { from, until }: SessionTime): boolean => second >= from && (until === null || second < until);

export const isSessionRunningAt = (second: number, whiles: readonly SessionTime[]): boolean =>
  whiles.some((one) => isIn(second, one));

export const hasBeatInSession = ({ minute, beats }: SentMinute, whiles: readonly SessionTime[]): boolean =>
  beats.some((bpm, second) => bpm > 0 && isSessionRunningAt(minute + second, whiles));

/**
 * True if a session runs in the club, and no other club's bridge received the athlete in this minute or the one before. Only a
 * reading by a bridge is certain (decision 0161).
 */
export const isThere = (sent: SentMinute, whiles: readonly SessionTime[], elsewhere: ReadonlySet<number>): boolean =>
  hasBeatInSession(sent, whiles) && !elsewhere.has(sent.minute) && !elsewhere.has(sent.minute - MINUTE);
