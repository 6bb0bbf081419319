/**
 * What signing out left at the provider because nobody answered: written down beside nothing else, and ended once somebody does. Until
 * then the provider would let in whoever opens this browser, so who signs in says who she is.
 */
export interface Unended {
  refresh_token?: string;
  id_token?: string;
  profile: { sub: string };
}

const KEY = 'clubpulse.unended';

export function unended(): Unended | null {
  const kept = window.localStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Unended);
}

export function keepUnended({ refresh_token, id_token, profile }: Unended): void {
  const left: Unended = { profile, ...(refresh_token && { refresh_token }), ...(id_token && { id_token }) };
  window.localStorage.setItem(KEY, JSON.stringify(left));
}

export const forgetUnended = (): void => window.localStorage.removeItem(KEY);
