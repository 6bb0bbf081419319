import { AWARDED_PLACES } from '@clubpulse/contract/community/trainer-rankings';
import { rankPercent } from '@clubpulse/rules/community/challenges/challenges';
import { fullest } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { addMonths, type Day, startOfDay } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { ledBetween, ranksTrainers } from './trainer-rankings.facts.ts';
import { insertAwards } from './trainer-rankings.store.ts';

/** With the first day of a month its trainers hear of the month before: once, for it is written in the same transaction. */
export const trainerAwardDays = ({ now = () => new Date() }: { readonly now?: () => Date } = {}): DailyJob => ({
  name: 'trainer-awards',
  async run(trx, { ClubId, TimeZone, days }) {
    const months = days.filter((day) => day.endsWith('-01')).map((day) => addMonths(day, -1));
    if (months.length === 0 || !(await ranksTrainers(trx, ClubId))) return;
    for (const month of months) await award(trx, { ClubId, TimeZone, month, At: now() });
  },
});

interface Awarded {
  readonly ClubId: number;
  readonly TimeZone: string;
  readonly month: Day;
  readonly At: Date;
}
async function award(trx: Queryable, { ClubId, TimeZone, month, At }: Awarded): Promise<void> {
  const to = startOfDay(TimeZone, addMonths(month, 1));
  const places = fullest(await ledBetween(trx, ClubId, { from: startOfDay(TimeZone, month), to, now: to })).flatMap((one) =>
    one.Rank === null ? [] : [{ ...one, Rank: one.Rank }],
  );
  const first = places.filter(({ Rank, Booked }) => Rank <= AWARDED_PLACES && Booked > 0);
  const awards = first.map(({ UserId, Rank, Classes, Seats, Booked }) => ({ UserId, Rank, Classes, Seats, Booked }));
  const written = await insertAwards(
    trx,
    awards.map((one) => ({ ...one, ClubId, Month: month, At })),
  );
  await emitAll(
    trx,
    awards
      .filter(({ UserId }) => written.has(UserId))
      .map(({ UserId: Target, Rank }) => ({
        ClubId,
        Type: 'TrainerAwards',
        Payload: { Target, Month: month, Rank, RankPrc: rankPercent(Rank, places.length) },
      })),
  );
}
