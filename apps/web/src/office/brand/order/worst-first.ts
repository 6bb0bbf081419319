import type { Club, ClubSummary } from '@clubpulse/contract/clubs/clubs';
import type { LicenseState, LicenseWarning } from '@clubpulse/contract/clubs/licenses/licenses';
import type { ClubComparison } from '@clubpulse/contract/office/club-overview';
import { warningTone } from '../../../clubs/licenses/public.ts';

export type BrandClub = Club & { Summary: ClubSummary };

export interface Compared {
  readonly club: BrandClub;
  readonly license: LicenseState | undefined;
  readonly figures: ClubComparison | undefined;
}

export type Why =
  | { readonly kind: 'licence'; readonly warning: LicenseWarning }
  | { readonly kind: 'bridges'; readonly tone: 'bad' | 'warn' }
  | { readonly kind: 'seats'; readonly points: number }
  | { readonly kind: 'unpaid'; readonly people: number };

/** A drop of the filled seats by this many percentage points needs attention. */
const FELL = 10;

export function licenceNeed(state: LicenseState | undefined): number {
  const [worst] = state?.Warnings ?? [];
  if (worst === undefined) return 0;
  if (worst.Kind === 'Missing' || worst.Kind === 'Ended') return 3;
  return worst.Kind === 'Full' ? 2 : 1;
}

export const filled = (taken: number, seats: number): number | null => (seats === 0 ? null : Math.round((100 * taken) / seats));

export function seatsChange(figures: ClubComparison): number | null {
  const now = filled(figures.SeatsTaken, figures.Seats);
  const before = filled(figures.SeatsTakenBefore, figures.SeatsBefore);
  return now === null || before === null ? null : now - before;
}

const fall = (figures: ClubComparison | undefined): number => {
  const change = figures === undefined ? null : seatsChange(figures);
  return change !== null && change <= -FELL ? -change : 0;
};

const owing = (figures: ClubComparison | undefined): number => figures?.Unpaid.reduce((sum, { People }) => sum + People, 0) ?? 0;

export function worstNeed({ club: { Summary }, license, figures }: Compared): Why | null {
  const [warning] = license?.Warnings ?? [];
  const need = licenceNeed(license);
  const away = Summary.BridgesTotal - Summary.BridgesOnline;
  if (warning !== undefined && need === 3) return { kind: 'licence', warning };
  if (Summary.BridgeWarnings > 0 || away > 0) {
    return { kind: 'bridges', tone: Summary.BridgesOnline === 0 ? 'bad' : 'warn' };
  }
  if (warning !== undefined) return { kind: 'licence', warning };
  const points = fall(figures);
  if (points > 0) return { kind: 'seats', points };
  const people = owing(figures);
  return people > 0 ? { kind: 'unpaid', people } : null;
}

export function toneOf(one: Compared): 'bad' | 'warn' | null {
  const why = worstNeed(one);
  if (why === null) return null;
  return why.kind === 'licence' ? warningTone(why.warning) : why.kind === 'bridges' ? why.tone : 'warn';
}

export function worstFirst(clubs: readonly Compared[], locale: string): Compared[] {
  const byName = new Intl.Collator(locale);
  const away = ({ club: { Summary } }: Compared) => Summary.BridgesTotal - Summary.BridgesOnline;
  const need = ({ license }: Compared) => licenceNeed(license);
  const ended = (one: Compared) => Number(need(one) === 3);
  return clubs.toSorted(
    (a, b) =>
      ended(b) - ended(a) ||
      b.club.Summary.BridgeWarnings - a.club.Summary.BridgeWarnings ||
      away(b) - away(a) ||
      need(b) - need(a) ||
      fall(b.figures) - fall(a.figures) ||
      owing(b.figures) - owing(a.figures) ||
      byName.compare(a.club.Name, b.club.Name),
  );
}
