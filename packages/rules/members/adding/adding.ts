export interface KnownAccount {
  readonly EmailConfirmed: boolean;
  readonly SignsIn: boolean;
  readonly OfBrand: boolean;
}

/**
 * Returns a new member, one whom the brand knows, or, for an account elsewhere, an invitation that its owner accepts. Unverified
 * accounts are ignored.
 */
export function howToAdd(known: KnownAccount | undefined): 'New' | 'Known' | 'Invite' {
  if (known === undefined) return 'New';
  return known.OfBrand && (known.EmailConfirmed || !known.SignsIn) ? 'Known' : 'Invite';
}
