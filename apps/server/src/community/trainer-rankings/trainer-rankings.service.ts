import type { UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { TRAINER_MONTHS, type TrainerAward, type TrainerDetails } from '@clubpulse/contract/community/trainer-rankings';
import type { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBefore } from '@clubpulse/rules/community/rankings/range';
import { fullest } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { addDays, addMonths, type Days, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { chosenDays, refusalOf } from '../rankings/public.ts';
import { classesLedBy, type LedIn, ledBetween } from './trainer-rankings.facts.ts';
import { awardsOf } from './trainer-rankings.store.ts';

type Query = QueryOf<typeof getTrainerRanking>;

interface Ranks {
  readonly TimeZone: string;
  readonly EnableTrainerRankings: boolean;
}
interface TrainerRankingParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<Ranks | undefined>;
  readonly now?: () => Date;
}

export function createTrainerRankings({ db, club, now = () => new Date() }: TrainerRankingParts) {
  async function requested(clubId: ClubId, query: Query) {
    const known = await club(clubId);
    if (!known) return refuse('NotFound');
    const moment = now();
    const today = dayIn(known.TimeZone, moment);
    const days = chosenDays(query, today);
    const refused = refusalOf(days, today);
    if (refused) return refused;
    const spanOf = ({ first, last }: Days): LedIn => ({
      from: startOfDay(known.TimeZone, first),
      to: startOfDay(known.TimeZone, addDays(last, 1)),
      now: moment,
    });
    return { ...known, days, today, spanOf };
  }
  type Requested = Exclude<Awaited<ReturnType<typeof requested>>, Refusal>;

  async function rankingOf(clubId: ClubId, { days, spanOf }: Requested) {
    const led = (range: Days) => ledBetween(db, clubId, spanOf(range));
    const [current, before] = await Promise.all([led(days), led(daysBefore(days))]);
    const rankBefore = new Map(fullest(before).map(({ UserId, Rank }) => [UserId, Rank]));
    return fullest(current).map((one) => ({ ...one, RankBefore: rankBefore.get(one.UserId) ?? null }));
  }

  const firstMonth = (today: string) => addMonths(today, 1 - TRAINER_MONTHS);

  return {
    async ofClub(clubId: ClubId, query: Query): Promise<ResultOf<typeof getTrainerRanking> | Refusal> {
      const found = await requested(clubId, query);
      if (isRefusal(found)) return found;
      if (!found.EnableTrainerRankings) return refuse('TrainerRankingsOff');
      return { From: found.days.first, To: found.days.last, Trainers: await rankingOf(clubId, found) };
    },

    async awards(clubId: ClubId): Promise<TrainerAward[] | Refusal> {
      const known = await club(clubId);
      if (!known) return refuse('NotFound');
      if (!known.EnableTrainerRankings) return refuse('TrainerRankingsOff');
      return awardsOf(db, clubId, addMonths(dayIn(known.TimeZone, now()), -TRAINER_MONTHS));
    },

    async ofTrainer(clubId: ClubId, trainerId: UserId, query: Query): Promise<TrainerDetails | Refusal> {
      const found = await requested(clubId, query);
      if (isRefusal(found)) return found;
      const { days, today, spanOf, TimeZone: timeZone, EnableTrainerRankings: isRanked } = found;
      const ranking = await rankingOf(clubId, found);
      const own = ranking.find(({ UserId }) => UserId === trainerId);
      if (!own) return refuse('NotFound');
      const first = firstMonth(today);
      const [names, months, awards] = await Promise.all([
        classesLedBy(db, clubId, spanOf(days), { trainerId, by: 'Name', timeZone }),
        classesLedBy(db, clubId, spanOf({ first, last: today }), { trainerId, by: 'Month', timeZone }),
        awardsOf(db, clubId, addMonths(today, -TRAINER_MONTHS), trainerId),
      ]);
      const byMonth = new Map(months.map(({ Key, ...led }) => [Key, led]));
      return {
        ...own,
        ...(isRanked ? {} : { Rank: null, RankBefore: null }),
        From: days.first,
        To: days.last,
        Ranked: isRanked ? ranking.filter(({ Rank }) => Rank !== null).length : null,
        ByName: names.map(({ Key: Name, ...led }) => ({ Name, ...led })),
        Months: Array.from({ length: TRAINER_MONTHS }, (_, place) => {
          const Month = addMonths(first, place);
          return { Month, ...(byMonth.get(Month) ?? { Classes: 0, Seats: 0, Booked: 0, NoShows: 0 }) };
        }),
        Awards: isRanked ? awards.map(({ Month, Rank }) => ({ Month, Rank })) : [],
      };
    },
  };
}
