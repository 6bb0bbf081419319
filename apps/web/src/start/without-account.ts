/**
 * Views that open to whoever has no account: an invitation is read without one, a training is shared with anybody, and a tablet at the
 * door has none. The page decides by these before anything else is loaded; `screens.test.ts` holds them against the screens.
 */
export const withoutAccount = ['InvitationCode', 'SharedTraining', 'Kiosk'] as const;

/** The view of an address: `#/View/…`, also without the slash before it, as the router reads it. */
export const viewOfHash = (hash: string): string => /^#\/?([^/?]*)/.exec(hash)?.[1] ?? '';

/** Whether an address is of one of them. */
export function opensWithoutAccount(hash: string): boolean {
  const view = viewOfHash(hash);
  return withoutAccount.some((name) => name.toLowerCase() === view.toLowerCase());
}
