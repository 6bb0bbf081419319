import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';

/**
 * Rows ("UserId", holds, endless, ends): whether the user has a current subscription, whether a current subscription has no end,
 * and the last end. `isMeant` filters a column with a user id.
 */
export const heldIn = (
  clubId: ClubId,
  isMeant: (userId: RawBuilder<number>) => RawBuilder<boolean> = () => sql`true`,
): RawBuilder<unknown> => sql`
  select "UserId", bool_or(current) as holds, bool_or(current and ends is null) as endless, max(ends) filter (where current) as ends
  from (
    select s."UserId", s."State" not in ('Expired', 'NonRenewed', 'Canceled') as current, coalesce(s."ScheduledEnd", s."ExpiryDate") as ends
    from user_subscriptions s where s."ClubId" = ${clubId} and ${isMeant(sql`s."UserId"`)}
  ) one group by "UserId"`;
