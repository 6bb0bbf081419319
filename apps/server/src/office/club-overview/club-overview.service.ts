import type { QueryOf } from '@clubpulse/contract/call';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ClubComparison, ComparedPeriod, MoneyDue, Need } from '@clubpulse/contract/office/club-overview';
import type { listClubNeeds } from '@clubpulse/contract/office/club-overview.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/page/page.ts';
import { countNeeds, moneyDueOf, needsOf, type OverviewQuery } from './club-overview.facts.ts';
import { comparisonOf } from './comparison.facts.ts';

interface OverviewParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}

export type ClubOverview = ReturnType<typeof createClubOverview>;

export function createClubOverview({ db, club, now = () => new Date() }: OverviewParts) {
  async function queryOf(clubId: ClubId): Promise<OverviewQuery | undefined> {
    const known = await club(clubId);
    if (!known) return undefined;
    const at = now();
    return { clubId, timeZone: known.TimeZone, today: dayIn(known.TimeZone, at), now: at };
  }

  return {
    async needs(clubId: ClubId, query: QueryOf<typeof listClubNeeds>): Promise<Page<Need> | Refusal> {
      const known = await queryOf(clubId);
      if (!known) return refuse('NotFound');
      const count = countNeeds(db, known);
      return pageOf(query, { data: needsOf(db, known, query.start, query.length), recordsTotal: count, recordsFiltered: count });
    },

    comparison: (brandId: BrandId, period: ComparedPeriod): Promise<ClubComparison[]> => comparisonOf(db, brandId, period, now()),

    async moneyDue(clubId: ClubId): Promise<MoneyDue[] | Refusal> {
      const known = await queryOf(clubId);
      return known ? moneyDueOf(db, known) : refuse('NotFound');
    },
  };
}
