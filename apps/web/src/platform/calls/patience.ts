/** Milliseconds after which a request without response is given up. The next poll may succeed on a new connection. */
const PATIENCE_MS = 10_000;

export async function withinPatience<T>(
  signal: AbortSignal,
  ask: (until: AbortSignal) => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
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
