/** Not ended by an offline sign-out. Another user could continue it, so a new sign-in requires authentication. */
export interface Unended {
  refresh_token?: string;
  id_token?: string;
  profile: { sub: string };
}

const KEY = 'clubpulse.unended';

export function unended(): Unended | null {
  const stored = window.localStorage.getItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as Unended);
}

export function keepUnended({ refresh_token, id_token, profile }: Unended): void {
  const left: Unended = { profile, ...(refresh_token && { refresh_token }), ...(id_token && { id_token }) };
  window.localStorage.setItem(KEY, JSON.stringify(left));
}

export const forgetUnended = (): void => window.localStorage.removeItem(KEY);
