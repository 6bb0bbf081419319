import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { getBrandRanking, getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBefore } from '@clubpulse/rules/community/rankings/range';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import { type Day, dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { chosenDays, refusalOf } from './days.rows.ts';
import { clubsOfBrand, namesOf, totalsOf } from './rankings.facts.ts';

type Ranking = ResultOf<typeof getClubRanking>;
type Query = QueryOf<typeof getClubRanking>;

interface RankingParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}

/** Who trained most, of what is counted by days (decision 0095). */
export function createRankings({ db, club, now = () => new Date() }: RankingParts) {
  async function ranking(clubs: readonly ClubId[], query: Query, today: Day): Promise<Ranking | Refusal> {
    const days = chosenDays(query, today);
    const refused = refusalOf(days, today);
    if (refused) return refused;
    const [totals, before] = await Promise.all([totalsOf(db, clubs, days), totalsOf(db, clubs, daysBefore(days))]);
    const rankBefore = new Map(ranked(before, query.By).map(({ UserId, Rank }) => [UserId, Rank]));
    const page = ranked(totals, query.By).slice(query.start, query.start + query.length);
    const people = await namesOf(
      db,
      page.map(({ UserId }) => UserId),
    );
    const byId = new Map(people.map((person) => [person.UserId, person]));
    return {
      draw: query.draw,
      recordsTotal: totals.length,
      recordsFiltered: totals.length,
      From: days.first,
      To: days.last,
      data: page.flatMap(({ LastDay: _last, ...one }) => {
        const person = byId.get(one.UserId);
        // Whose account ended while the page was read.
        if (person === undefined) return [];
        const { HideOnWall: Hidden, ...names } = person;
        return [{ ...names, ...one, Hidden, RankBefore: rankBefore.get(one.UserId) ?? null }];
      }),
    };
  }

  return {
    /** In days of the club. Refused: days that are none of a ranking. */
    async ofClub(clubId: ClubId, query: Query): Promise<Ranking | Refusal> {
      const known = await club(clubId);
      return known ? ranking([clubId], query, dayIn(known.TimeZone, now())) : refuse('NotFound');
    },

    /** Of its clubs, or of the one that `origin` names. */
    async ofBrand(brandId: BrandId, query: QueryOf<typeof getBrandRanking>): Promise<Ranking | Refusal> {
      const clubs = await clubsOfBrand(db, brandId);
      if (query.origin !== undefined && !clubs.includes(query.origin)) return refuse('NotFound');
      return ranking(query.origin === undefined ? clubs : [query.origin], query, dayIn('UTC', now()));
    },
  };
}
