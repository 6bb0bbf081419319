export interface KnownAccount {
  readonly EmailConfirmed: boolean;
  readonly SignsIn: boolean;
  readonly OfBrand: boolean;
}

/**
 * `Known`: in the brand. `Invite`: a user elsewhere, who must accept. An account with an unverified e-mail address does not
 * count.
 */
export function howToAdd(known: KnownAccount | undefined): 'New' | 'Known' | 'Invite' {
  if (known === undefined) return 'New';
  return known.OfBrand && (known.EmailConfirmed || !known.SignsIn) ? 'Known' : 'Invite';
}
