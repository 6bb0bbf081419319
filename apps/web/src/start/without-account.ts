/**
 * Views that open without an account, checked before anything else is loaded. `screens.test.ts` compares the names with the
 * screens.
 */
export const withoutAccount = ['InvitationCode', 'SharedTraining', 'Kiosk'] as const;

/** Views that other websites may frame, at `/embed`. They are read-only. */
const inFrames = ['SharedTraining'] as const;

export const isFramed = (path: string): boolean => /\/embed\/?$/i.test(path);

/** False for all other views, because they would allow clickjacking. */
export function opensInFrames(hash: string): boolean {
  const view = viewOfHash(hash);
  return inFrames.some((name) => name.toLowerCase() === view.toLowerCase());
}

/** The slash is optional, as for the router. */
export const viewOfHash = (hash: string): string => /^#\/?([^/?]*)/.exec(hash)?.[1] ?? '';

export function opensWithoutAccount(hash: string): boolean {
  const view = viewOfHash(hash);
  return withoutAccount.some((name) => name.toLowerCase() === view.toLowerCase());
}
