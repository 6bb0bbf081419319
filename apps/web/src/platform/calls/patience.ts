/** A poll that is not answered for so long is given up: the next one may find the way that this one lost (milliseconds). */
const PATIENCE_MS = 10_000;

/** Runs a question whose signal ends with `signal`, or when patience does: a line that died silently never answers. */
export async function withinPatience<T>(
  signal: AbortSignal,
  ask: (until: AbortSignal) => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  // By hand: AbortSignal.any is younger than the phones people train with.
  const until = new AbortController();
  const giveUp = () => until.abort();
  const timer = setTimeout(giveUp, patience);
  signal.addEventListener('abort', giveUp);
  try {
    return await ask(until.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
