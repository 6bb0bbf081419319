const KEY = 'clubpulse.display';

// Some TV browsers forbid storage. Then the pairing lasts as long as the page.
let stored: string | null = null;

/** From `/tv#token`, and removes it there. */
export function takeTokenFromAddress(): void {
  const [, token] = /^#([\w-]{43})$/.exec(window.location.hash) ?? [];
  if (token === undefined) return;
  keepDisplayToken(token);
  window.history.replaceState(null, '', window.location.pathname);
}

/** Null when the browser is not paired. */
export function displayToken(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? stored;
  } catch {
    return stored;
  }
}

export function keepDisplayToken(token: string): void {
  stored = token;
  try {
    window.localStorage.setItem(KEY, token);
  } catch {
    // Storage is forbidden; the token stays in memory.
  }
}

export function forgetDisplayToken(): void {
  stored = null;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
