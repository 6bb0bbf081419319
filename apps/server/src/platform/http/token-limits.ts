const WINDOW_MS = 60_000;
/** From this number of counters on, counters of past windows are removed. */
const COUNTERS_MAX = 10_000;

export interface Counted {
  readonly isOver: boolean;
  /** The headers of draft-ietf-httpapi-ratelimit-headers-10, and `Retry-After` at the limit. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts requests in windows of a minute, each process alone, as for `RATE_LIMIT`. */
export function createTokenLimits(perMinute: number, now: () => number = Date.now) {
  const counters = new Map<number, { count: number; endsAt: number }>();
  return (tokenId: number): Counted => {
    const at = now();
    if (counters.size >= COUNTERS_MAX) for (const [id, { endsAt }] of counters) if (endsAt <= at) counters.delete(id);
    const known = counters.get(tokenId);
    const counter = known && known.endsAt > at ? known : { count: 0, endsAt: at + WINDOW_MS };
    counters.set(tokenId, counter);
    counter.count += 1;
    const isOver = counter.count > perMinute;
    const seconds = Math.ceil((counter.endsAt - at) / 1000);
    return {
      isOver,
      headers: {
        'ratelimit-policy': `"token";q=${perMinute};w=${WINDOW_MS / 1000}`,
        ratelimit: `"token";r=${Math.max(0, perMinute - counter.count)};t=${seconds}`,
        ...(isOver ? { 'retry-after': String(seconds) } : {}),
      },
    };
  };
}
