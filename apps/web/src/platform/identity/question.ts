/** What is remembered of a sign-in that was begun, until the provider answers. */
export interface Question {
  /** The secret that the code alone does not have (PKCE). */
  verifier: string;
  /** Must stand in the ID token: it was made for this question. */
  nonce: string;
  /** The hash to open afterwards. */
  returnTo: string;
  /** It was begun over a page that waits in another window. */
  over: boolean;
}

const PREFIX = 'oidc.question:';
const HOUR_MS = 3_600_000;

/** Local storage: the answer may arrive in another tab (a link in a mail, a password manager). */
export function ask(state: string, question: Question): void {
  forgetOld();
  window.localStorage.setItem(PREFIX + state, JSON.stringify({ ...question, at: Date.now() }));
}

/** The question that an answer belongs to; each is answered once. Null when nobody asked it here. */
export function takeQuestion(state: string): Question | null {
  const kept = window.localStorage.getItem(PREFIX + state);
  window.localStorage.removeItem(PREFIX + state);
  return kept === null ? null : (JSON.parse(kept) as Question);
}

function forgetOld(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const { at } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as { at?: number };
    if (at === undefined || Date.now() - at > HOUR_MS) window.localStorage.removeItem(key);
  }
}
