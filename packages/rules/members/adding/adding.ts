export interface KnownAccount {
  readonly EmailConfirmed: boolean;
  readonly SignsIn: boolean;
  readonly OfBrand: boolean;
}

/**
 * `Known`: the user is in the brand. `Invite`: the user must accept, because they are elsewhere or sign in with an unverified
 * e-mail address.
 */
export function howToAdd(known: KnownAccount | undefined): 'New' | 'Known' | 'Invite' {
  if (known === undefined) return 'New';
  return known.OfBrand && (known.EmailConfirmed || !known.SignsIn) ? 'Known' : 'Invite';
}
