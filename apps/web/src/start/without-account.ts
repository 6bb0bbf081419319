/**
 * Views without an account: an invitation, a shared training, a kiosk tablet. Checked before anything else is loaded;
 * `screens.test.ts` compares them with the screens.
 */
export const withoutAccount = ['InvitationCode', 'SharedTraining', 'Kiosk'] as const;

/** Views that another website may embed at `/embed`: read-only, with nothing to press. */
const inFrames = ['SharedTraining'] as const;

export const isFramed = (path: string): boolean => /\/embed\/?$/i.test(path);

/** True when another website may embed the view; any other view would allow clickjacking. */
export function opensInFrames(hash: string): boolean {
  const view = viewOfHash(hash);
  return inFrames.some((name) => name.toLowerCase() === view.toLowerCase());
}

/** The view of an address: `#/View/…`, also without the slash, as the router reads it. */
export const viewOfHash = (hash: string): string => /^#\/?([^/?]*)/.exec(hash)?.[1] ?? '';

export function opensWithoutAccount(hash: string): boolean {
  const view = viewOfHash(hash);
  return withoutAccount.some((name) => name.toLowerCase() === view.toLowerCase());
}
