const WISH_KEY = 'clubpulse.accepts';

/** Remembers in this tab that the user pressed accept before signing in. */
export const keepWish = (code: string): void => window.sessionStorage.setItem(WISH_KEY, code);

/** Consumes the flag, so that it accepts once only. */
export function takeWish(code: string): boolean {
  if (window.sessionStorage.getItem(WISH_KEY) !== code) return false;
  window.sessionStorage.removeItem(WISH_KEY);
  return true;
}
