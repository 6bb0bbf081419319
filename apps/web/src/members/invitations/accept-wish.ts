const WISH_KEY = 'clubpulse.accepts';

/** Remembers in this tab that the user pressed accept before they signed in. */
export const keepWish = (code: string): void => window.sessionStorage.setItem(WISH_KEY, code);

/** Returns and removes the flag, so that it accepts only once. */
export function takeWish(code: string): boolean {
  if (window.sessionStorage.getItem(WISH_KEY) !== code) return false;
  window.sessionStorage.removeItem(WISH_KEY);
  return true;
}
