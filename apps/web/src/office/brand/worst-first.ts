import type { Club, ClubSummary } from '@clubpulse/contract/clubs/clubs';
import type { LicenseState } from '@clubpulse/contract/clubs/licenses/licenses';

export type BrandClub = Club & { Summary: ClubSummary };

/** None or ended, then full, then what is only warned of. */
function licenceNeed(state: LicenseState | undefined): number {
  const [worst] = state?.Warnings ?? [];
  if (worst === undefined) return 0;
  if (worst.Kind === 'Missing' || worst.Kind === 'Ended') return 3;
  return worst.Kind === 'Full' ? 2 : 1;
}

/** Clubs that need somebody come first: by a licence that ended, bridges to check, bridges away, licences to watch, then by name. */
export function worstFirst(clubs: readonly BrandClub[], licenses: readonly LicenseState[], locale: string): BrandClub[] {
  const byName = new Intl.Collator(locale);
  const away = ({ Summary }: BrandClub) => Summary.BridgesTotal - Summary.BridgesOnline;
  const need = (club: BrandClub) => licenceNeed(licenses.find(({ ClubId }) => ClubId === club.ClubId));
  const ended = (club: BrandClub) => Number(need(club) === 3);
  return clubs.toSorted(
    (a, b) =>
      ended(b) - ended(a) ||
      b.Summary.BridgeWarnings - a.Summary.BridgeWarnings ||
      away(b) - away(a) ||
      need(b) - need(a) ||
      byName.compare(a.Name, b.Name),
  );
}
