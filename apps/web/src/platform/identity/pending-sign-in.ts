export interface PendingSignIn {
  verifier: string;
  nonce: string;
  returnTo: string;
  over: boolean;
}

const PREFIX = 'oidc.question:';
const HOUR_MS = 3_600_000;

/** Uses local storage, because the response may arrive in another tab (a link in a mail, a password manager). */
export function storePendingSignIn(state: string, question: PendingSignIn): void {
  forgetOld();
  window.localStorage.setItem(PREFIX + state, JSON.stringify({ ...question, at: Date.now() }));
}

/** The entry is used once. Null if the sign-in was not started in this browser. */
export function takePendingSignIn(state: string): PendingSignIn | null {
  const stored = window.localStorage.getItem(PREFIX + state);
  window.localStorage.removeItem(PREFIX + state);
  return stored === null ? null : (JSON.parse(stored) as PendingSignIn);
}

function forgetOld(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const { at } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as { at?: number };
    if (at === undefined || Date.now() - at > HOUR_MS) window.localStorage.removeItem(key);
  }
}
