import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysBefore } from '@clubpulse/rules/community/rankings/range';
import { fullest } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { addDays, type Days, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { chosenDays, refusalOf } from '../rankings/public.ts';
import { ledBetween } from './trainer-rankings.facts.ts';

interface TrainerRankingParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string; readonly EnableTrainerRankings: boolean } | undefined>;
  readonly now?: () => Date;
}

/** How full the classes of each trainer were. */
export const createTrainerRankings = ({ db, club, now = () => new Date() }: TrainerRankingParts) => ({
  /** In days of the club. Refused: days that are none of a ranking. */
  async ofClub(clubId: ClubId, query: QueryOf<typeof getTrainerRanking>): Promise<ResultOf<typeof getTrainerRanking> | Refusal> {
    const known = await club(clubId);
    if (!known) return refuse('NotFound');
    if (!known.EnableTrainerRankings) return refuse('TrainerRankingsOff');
    const moment = now();
    const today = dayIn(known.TimeZone, moment);
    const days = chosenDays(query, today);
    const refused = refusalOf(days, today);
    if (refused) return refused;
    const led = ({ first, last }: Days) =>
      ledBetween(db, clubId, {
        from: startOfDay(known.TimeZone, first),
        to: startOfDay(known.TimeZone, addDays(last, 1)),
        now: moment,
      });
    const [current, before] = await Promise.all([led(days), led(daysBefore(days))]);
    const rankBefore = new Map(fullest(before).map(({ UserId, Rank }) => [UserId, Rank]));
    return {
      From: days.first,
      To: days.last,
      Trainers: fullest(current).map((one) => ({ ...one, RankBefore: rankBefore.get(one.UserId) ?? null })),
    };
  },
});
