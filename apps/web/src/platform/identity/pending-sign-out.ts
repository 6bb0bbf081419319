/** A session that an offline sign-out did not end. Another user could continue it, so a new sign-in requires authentication. */
export interface PendingSignOut {
  refresh_token?: string;
  id_token?: string;
  profile: { sub: string };
}

const KEY = 'clubpulse.unended';

export function readPendingSignOut(): PendingSignOut | null {
  const stored = window.localStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as PendingSignOut);
}

export function storePendingSignOut({ refresh_token, id_token, profile }: PendingSignOut): void {
  const left: PendingSignOut = { profile, ...(refresh_token && { refresh_token }), ...(id_token && { id_token }) };
  window.localStorage.setItem(KEY, JSON.stringify(left));
}

export const deletePendingSignOut = (): void => window.localStorage.removeItem(KEY);
