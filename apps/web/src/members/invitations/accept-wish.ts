const WISH_KEY = 'clubpulse.accepts';

/** Stores in this tab that the user pressed accept before signing in. */
export const rememberAcceptance = (code: string): void => window.sessionStorage.setItem(WISH_KEY, code);

export function takeAcceptance(code: string): boolean {
  if (window.sessionStorage.getItem(WISH_KEY) !== code) return false;
  window.sessionStorage.removeItem(WISH_KEY);
  return true;
}
