/**
 * Views that open to whoever has no account: an invitation is read without one, a training is shared with anybody, and a tablet at the
 * door has none. The page decides by these before anything else is loaded; `screens.test.ts` holds them against the screens.
 */
export const withoutAccount = ['InvitationCode', 'SharedTraining', 'Kiosk'] as const;

/** Those of them that another website may show in a frame of its own, at `/embed`: they say one thing, and nothing is done on them. */
const inFrames = ['SharedTraining'] as const;

/** Whether the page stands at the one address that other websites may show. */
export const isFramed = (path: string): boolean => /\/embed\/?$/i.test(path);

/** Whether the view of an address may be shown by another website: of all others somebody could be led to press what she does not see. */
export function opensInFrames(hash: string): boolean {
  const view = viewOfHash(hash);
  return inFrames.some((name) => name.toLowerCase() === view.toLowerCase());
}

/** The view of an address: `#/View/…`, also without the slash before it, as the router reads it. */
export const viewOfHash = (hash: string): string => /^#\/?([^/?]*)/.exec(hash)?.[1] ?? '';

/** Whether an address is of one of them. */
export function opensWithoutAccount(hash: string): boolean {
  const view = viewOfHash(hash);
  return withoutAccount.some((name) => name.toLowerCase() === view.toLowerCase());
}
