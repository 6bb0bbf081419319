const KEY = 'clubpulse.accepts';

/** Signing in was pressed to accept this invitation: this tab does so when it comes back, once. */
export const keepWish = (code: string): void => window.sessionStorage.setItem(KEY, code);

/** Whether it was pressed for this one; it is not asked twice. */
export function takeWish(code: string): boolean {
  if (window.sessionStorage.getItem(KEY) !== code) return false;
  window.sessionStorage.removeItem(KEY);
  return true;
}
