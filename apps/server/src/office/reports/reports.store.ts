import { dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';
import { lastDayOf } from './held.facts.ts';

/** Stores the figures of a leaving member without their name, so that past months do not change. */
export async function storeLeaverFigures(trx: Queryable, { ClubId, UserId, at }: Leaver): Promise<void> {
  const { TimeZone } = await trx.selectFrom('clubs').select('TimeZone').where('ClubId', '=', ClubId).executeTakeFirstOrThrow();
  const today = dayIn(TimeZone, at);
  await sql`
    with leaver as materialized (select gen_random_uuid() as id)
    insert into left_subscriptions ("ClubId", "Leaver", "ActivationDate", "LastDay", "SuspendedDate", "Price", "Currency",
      "RecurrenceEvery", "RecurrenceUnit", "Reason")
    select s."ClubId", leaver.id, s."ActivationDate", least(days.last, ${today}::date), s."SuspendedDate", s."Price", s."Currency", s."RecurrenceEvery", s."RecurrenceUnit", stated."Reason"
    from user_subscriptions s left join end_reasons stated using ("UserSubscriptionId") cross join leaver cross join lateral (select ${lastDayOf(TimeZone)} as last) days
    where s."ClubId" = ${ClubId} and s."UserId" = ${UserId} and s."Price" > 0 and s."State" <> 'NotStarted'
      and s."ActivationDate" <= least(days.last, ${today}::date)`.execute(trx);
}
