const KEY = 'clubpulse.display';

// Some TV browsers forbid storage. Then the pairing lasts as long as the page.
let stored: string | null = null;

/** Reads the token from `/tv#token`, and removes it from the URL. */
export function takeTokenFromAddress(): void {
  const [, token] = /^#([\w-]{43})$/.exec(window.location.hash) ?? [];
  if (token === undefined) return;
  keepDisplayToken(token);
  window.history.replaceState(null, '', window.location.pathname);
}

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
    // If storage is forbidden, the token is only in memory.
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
