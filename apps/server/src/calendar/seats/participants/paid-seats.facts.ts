import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, sql } from 'kysely';
import { type StoredSubscription, storedSubscriptionSql } from '../../../billing/ledger/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../../platform/database/text-search.ts';
import type { MineFacts } from '../seats.facts.ts';

export interface PaidSeatRow
  extends Pick<
    MineFacts,
    | 'ClassId'
    | 'UserId'
    | 'State'
    | 'Place'
    | 'PaymentKind'
    | 'UserSubscriptionId'
    | 'Credits'
    | 'Tickets'
    | 'SubscriptionName'
    | 'RemainingTickets'
  > {
  readonly Now: Date;
  readonly ClassName: string;
  readonly Begin: Date;
  readonly TimeZone: string;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly Subscription: StoredSubscription | null;
}

export interface PaidSeatFilter {
  readonly Begin: Date;
  readonly End: Date;
  readonly ClassSubscriptionId?: number | undefined;
  readonly text?: string | undefined;
}

const seats = (clubId: ClubId, { Begin, End, ClassSubscriptionId, text }: PaidSeatFilter): RawBuilder<unknown> => {
  return sql`class_participants p join classes c on c."ClassId" = p."ClassId" join users u on u."UserId" = p."UserId"
    join clubs k on k."ClubId" = p."ClubId"
    left join user_subscriptions s on s."UserSubscriptionId" = p."UserSubscriptionId"
    left join ledger_accounts t on t."UserSubscriptionId" = s."UserSubscriptionId"
  where p."ClubId" = ${clubId} and p."State" <> 'Canceled' and p."ClassBegin" >= ${Begin} and p."ClassBegin" < ${End}
    and ${ClassSubscriptionId === undefined ? sql`true` : sql`s."ClassSubscriptionId" = ${ClassSubscriptionId}`}
    and ${everyWord(searchTerms(text), searchTextOf('u'), foldedSql('c.Name'))}`;
};

export async function paidSeats(
  db: Queryable,
  clubId: ClubId,
  filter: PaidSeatFilter,
  start: number,
  length: number,
): Promise<PaidSeatRow[]> {
  const { rows } = await sql<PaidSeatRow>`
    select clock_timestamp() as "Now", p."ClassId", c."Name" as "ClassName", c."Begin", k."TimeZone", p."UserId", u."Nickname",
      u."FirstMidName", u."LastName", p."State", p."Place", p."PaymentKind", p."UserSubscriptionId", p."Credits", p."Tickets",
      s."SubscriptionName", t."Balance" as "RemainingTickets",
      case when s."UserSubscriptionId" is not null then ${storedSubscriptionSql} end as "Subscription"
    from ${seats(clubId, filter)}
    order by c."Begin", c."ClassId", lower(u."FirstMidName"), lower(u."LastName"), u."UserId"
    limit ${length} offset ${start}`.execute(db);
  return rows;
}

export async function countPaidSeats(db: Queryable, clubId: ClubId, filter: PaidSeatFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${seats(clubId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
