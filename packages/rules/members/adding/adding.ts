/** What is known of the address that somebody at the desk says is hers. */
export interface KnownAccount {
  /** Somebody proved that the address is hers. */
  readonly EmailConfirmed: boolean;
  /** Somebody signs in as her: else a desk made her, and nobody took her over yet. */
  readonly SignsIn: boolean;
  /** She has a role in the brand of the club, or in one of its clubs. */
  readonly OfBrand: boolean;
}

/**
 * What becomes of who is added at the desk: a new person; the one whom the brand knows already; or, whoever has an account elsewhere, an
 * invitation that its owner answers. An account whose owner only says that the address is hers is nobody the desk sees.
 */
export function howToAdd(known: KnownAccount | undefined): 'New' | 'Known' | 'Invite' {
  if (known === undefined) return 'New';
  return known.OfBrand && (known.EmailConfirmed || !known.SignsIn) ? 'Known' : 'Invite';
}
