export interface KnownAccount {
  readonly EmailConfirmed: boolean;
  readonly SignsIn: boolean;
  readonly OfBrand: boolean;
}

/**
 * Returns `New`, `Known` for a member of the brand, or `Invite` for an account elsewhere, whose owner must accept an invitation.
 * Unverified accounts are ignored.
 */
export function howToAdd(known: KnownAccount | undefined): 'New' | 'Known' | 'Invite' {
  if (known === undefined) return 'New';
  return known.OfBrand && (known.EmailConfirmed || !known.SignsIn) ? 'Known' : 'Invite';
}
