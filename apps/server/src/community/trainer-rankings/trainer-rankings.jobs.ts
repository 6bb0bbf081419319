import { AWARDED_PLACES, TRAINER_MONTHS } from '@clubpulse/contract/community/trainer-rankings';
import { rankPercent } from '@clubpulse/rules/community/challenges/challenges';
import { fullest } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { addDays, addMonths, type Day, startOfDay } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { ledBetween, ranksTrainers } from './trainer-rankings.facts.ts';
import { awardedMonths, insertAwards } from './trainer-rankings.store.ts';

export const trainerAwardDays = ({ now = () => new Date() }: { readonly now?: () => Date } = {}): DailyJob => ({
  name: 'trainer-awards',
  run: (trx, { ClubId, TimeZone, days }) => awardMonths(trx, { ClubId, TimeZone, today: days.at(-1) ?? days[0], At: now() }),
});

interface AwardedClub {
  readonly ClubId: number;
  readonly TimeZone: string;
  readonly today: Day;
  readonly At: Date;
}

/** Also awards past months without awards, for example after downtime. Users are notified of the last month only. */
export async function awardMonths(trx: Queryable, { ClubId, TimeZone, today, At }: AwardedClub): Promise<void> {
  if (!(await ranksTrainers(trx, ClubId))) return;
  const current = addDays(today, 1 - Number(today.slice(8)));
  const months = Array.from({ length: TRAINER_MONTHS - 1 }, (_, place) => addMonths(current, -1 - place));
  const awarded = await awardedMonths(trx, ClubId, months);
  for (const month of months)
    if (!awarded.has(month)) await award(trx, { ClubId, TimeZone, month, At, notifies: month === addMonths(current, -1) });
}

interface Awarded {
  readonly ClubId: number;
  readonly TimeZone: string;
  readonly month: Day;
  readonly At: Date;
  readonly notifies: boolean;
}
async function award(trx: Queryable, { ClubId, TimeZone, month, At, notifies }: Awarded): Promise<void> {
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
  if (!notifies) return;
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
