/** A rest as moments: it goes on while the screen is locked or the page is gone. */
export interface Rest {
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly seconds: number;
}

export interface RestNow {
  /** Whole seconds until it ends; 0 once it has. */
  readonly left: number;
  /** Whole seconds since it ended. */
  readonly over: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** A clock that was set back says no more rest than was planned. */
export function restAt({ since, seconds }: Rest, now: number): RestNow {
  const gone = Math.max(0, (now - since) / 1000);
  const left = Math.ceil(seconds - gone);
  return {
    left: Math.max(0, left),
    over: Math.max(0, Math.floor(gone - seconds)),
    share: seconds === 0 ? 1 : Math.min(1, gone / seconds),
  };
}

/** Longer or shorter, never over before it began. */
export const stretched = (rest: Rest, by: number): Rest => ({ ...rest, seconds: Math.max(0, rest.seconds + by) });

/** Whole seconds that a timed set lasted, when it is ended now: what runs on beyond its end is no part of it. */
export const lastedAt = ({ since, seconds }: Rest, now: number): number =>
  Math.min(seconds, Math.max(0, Math.round((now - since) / 1000)));
