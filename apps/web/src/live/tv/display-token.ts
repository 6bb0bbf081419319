const KEY = 'clubpulse.display';

// Some TV browsers forbid storage: then the pairing lasts as long as the page.
let kept: string | null = null;

/** A paired screen's address may carry its token behind the `#` (`/tv#token`): it is kept and taken out of sight. */
export function takeTokenFromAddress(): void {
  const [, token] = /^#([\w-]{43})$/.exec(window.location.hash) ?? [];
  if (token === undefined) return;
  keepDisplayToken(token);
  window.history.replaceState(null, '', window.location.pathname);
}

/** The token that makes this browser the screen of a room, or null when it is not paired. */
export function displayToken(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
}

export function keepDisplayToken(token: string): void {
  kept = token;
  try {
    window.localStorage.setItem(KEY, token);
  } catch {
    // Kept in the page.
  }
}

export function forgetDisplayToken(): void {
  kept = null;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
