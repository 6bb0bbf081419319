import type { Club, ClubSummary } from '@clubpulse/contract/clubs/clubs';

export type BrandClub = Club & { Summary: ClubSummary };

/** Clubs that need somebody come first: by bridges to check, then by bridges away, then by name. */
export function worstFirst(clubs: readonly BrandClub[], locale: string): BrandClub[] {
  const byName = new Intl.Collator(locale);
  const away = ({ Summary }: BrandClub) => Summary.BridgesTotal - Summary.BridgesOnline;
  return clubs.toSorted(
    (a, b) => b.Summary.BridgeWarnings - a.Summary.BridgeWarnings || away(b) - away(a) || byName.compare(a.Name, b.Name),
  );
}
