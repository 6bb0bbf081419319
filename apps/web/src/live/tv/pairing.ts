import type { ResultOf } from '@clubpulse/contract/call';
import type { getPairing, startPairing } from '@clubpulse/contract/live/displays.calls';

export interface PairingView {
  readonly code: string | null;
  readonly received: boolean;
}

/** All times in milliseconds. */
export interface PairingTiming {
  poll: number;
  retry: number;
}
const usual: PairingTiming = { poll: 3000, retry: 5000 };

interface PairingOptions {
  api: string;
  show: (view: PairingView) => void;
  signal: AbortSignal;
  timing?: PairingTiming;
}

/** Shows a code, replaces it when it expires, and resolves to the token. Rejects only when aborted. */
export async function pair({ api, show, signal, timing = usual }: PairingOptions): Promise<string> {
  for (;;) {
    const pairing = await post<ResultOf<typeof startPairing>>(`${api}displays:startPairing`, undefined, signal);
    if (pairing.answer === undefined) {
      if (!signal.aborted) show({ code: null, received: false });
      await pause(timing.retry, signal);
      continue;
    }
    const { Code, PairingId, Secret } = pairing.answer;
    show({ code: Code, received: true });
    for (;;) {
      await pause(timing.poll, signal);
      const state = await post<ResultOf<typeof getPairing>>(`${api}displays:pairingState`, { PairingId, Secret }, signal);
      if (state.answer?.State === 'Paired') return state.answer.Token;
      if (state.refused) break;
      if (!signal.aborted) show({ code: Code, received: state.answer !== undefined });
    }
  }
}

const PATIENCE = 10_000;

/** `refused` is true if a retry cannot succeed (4xx, except "too many requests"). */
async function post<T>(url: string, body: unknown, signal: AbortSignal): Promise<{ answer?: T; refused: boolean }> {
  // Old TV browsers lack AbortSignal.any and AbortSignal.timeout.
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  const timer = setTimeout(giveUp, PATIENCE);
  signal.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal: attempt.signal,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return { answer: (await response.json()) as T, refused: false };
    return { refused: response.status >= 400 && response.status < 500 && response.status !== 429 };
  } catch {
    return { refused: false };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
