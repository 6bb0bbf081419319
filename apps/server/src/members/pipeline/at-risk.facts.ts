import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { ENDING_DAYS, HABIT, LATELY_DAYS, LONG_DAYS, LONG_TIMES } from '@clubpulse/rules/members/pipeline/risk-signs';
import { dayIn } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { seenIn } from '../visits/public.ts';
import { heldIn } from './held.facts.ts';

export interface RiskRequested {
  readonly clubId: ClubId;
  readonly timeZone: string;
  readonly habitSince: Date;
  readonly now: Date;
}

/** Members who had a subscription and have none now, and members whose last subscription ends soon. */
const endingIn = (clubId: ClubId, today: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select "UserId" from (${heldIn(clubId)}) held
  where not holds or (not endless and ends between ${today} and ${today} + ${ENDING_DAYS}::int)`;

/**
 * Must equal the rule `riskSigns`; a test compares both. Subscriptions are checked first, because the check of visits is slower.
 * `ending`: rows ("UserId") of `endingIn`, at least for the users of interest.
 */
export const isAtRisk = (
  userId: RawBuilder<number>,
  { clubId, timeZone, habitSince, now }: RiskRequested,
  ending?: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const today = sql`${dayIn(timeZone, now)}::date`;
  return sql<boolean>`${userId} in (
    with ending as materialized (${ending ?? endingIn(clubId, today)}),
    seen as (${seenIn(clubId, { since: habitSince, until: now }, (seenId) => sql`${seenId} in (select "UserId" from ending)`)}),
    days as (select distinct "UserId", (at at time zone ${timeZone})::date as day from seen),
    habits as (
      select "UserId", count(*) as visits, ${today} - max(day) as ago,
        count(*) filter (where ${today} - day < ${LATELY_DAYS}::int) as lately,
        greatest(1, round((max(day) - min(day))::numeric / nullif(count(*) - 1, 0))) as every
      from days group by "UserId"
    )
    select "UserId" from habits
    where visits >= ${HABIT}::int and (
      ago >= greatest(${LONG_DAYS}::int, ${LONG_TIMES}::int * every) or (visits - lately >= ${HABIT}::int and lately * 4 < visits - lately)
    ))`;
};
