/** The rest uses time stamps, so that it continues while the screen is locked or the page is closed. */
export interface Rest {
  readonly since: number;
  readonly seconds: number;
}

export interface RestNow {
  readonly left: number;
  readonly over: number;
  readonly share: number;
}

export function restAt({ since, seconds }: Rest, now: number): RestNow {
  const elapsed = Math.max(0, (now - since) / 1000);
  const left = Math.ceil(seconds - elapsed);
  return {
    left: Math.max(0, left),
    over: Math.max(0, Math.floor(elapsed - seconds)),
    share: seconds === 0 ? 1 : Math.min(1, elapsed / seconds),
  };
}

export const stretched = (rest: Rest, by: number): Rest => ({ ...rest, seconds: Math.max(0, rest.seconds + by) });

export const lastedAt = ({ since, seconds }: Rest, now: number): number =>
  Math.min(seconds, Math.max(0, Math.round((now - since) / 1000)));
