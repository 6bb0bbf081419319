import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { MarkedDay, PaymentKind } from '@clubpulse/contract/calendar/seats/participants';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import { paymentFactsSql, type StoredPayment } from '../../billing/ledger/public.ts';
import { newPeriodOf } from '../../members/people/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Classes, ClassParticipants } from '../../platform/database/schema.generated.ts';
import { prepared } from '../../platform/database/statements.ts';
import { daysSql, type StoredDay } from '../classes/public.ts';

interface BookedFacts {
  readonly ClassBegin: string;
  readonly PaymentKind: PaymentKind;
  readonly UserSubscriptionId: number | null;
}

export interface MemberFacts {
  readonly isAthlete: boolean;
  readonly hasActivities: boolean;
  readonly IsGuest: boolean;
  readonly NoBookingsUntil: string | null;
  /** Version of the member's bookings in `club_athletes`; a write requires that it is unchanged. */
  readonly BookingsVersion: number;
  readonly settings: BookingSettings | null;
  readonly medicalCertificate: string | null;
  readonly membership: string | null;
  readonly openPolicies: number;
  readonly strikes: readonly string[];
  readonly booked: readonly BookedFacts[];
  readonly payment: StoredPayment;
}

export const memberSql = (
  userId: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): RawBuilder<MemberFacts> => sql`jsonb_build_object(
  'isAthlete', exists(select from user_roles r where r."UserId" = ${userId} and r."ClubId" = k."ClubId" and r."Role" = 'Athlete'),
  'hasActivities', k."EnableActivities",
  'IsGuest', coalesce(m."IsGuest", false), 'NoBookingsUntil', m."NoBookingsUntil",
  'BookingsVersion', coalesce(m."BookingsVersion", 0),
  'settings', (select to_jsonb(b) - 'ClubId' from club_booking_settings b where b."ClubId" = k."ClubId"),
  'medicalCertificate', (select max(e."ExpirationDate") from expirations e where e."UserId" = ${userId}
    and e."ClubId" = k."ClubId" and e."Type" = 'MedicalCertificate' and e."CompletedAt" is null),
  'membership', (select max(e."ExpirationDate") from expirations e where e."UserId" = ${userId}
    and e."ClubId" = k."ClubId" and e."Type" = 'Membership' and e."CompletedAt" is null),
  'openPolicies', (select count(*) from policies p where p."ClubId" = k."ClubId" and p."PublishState" = 'Published'
    and not exists(select from policy_answers a
      where a."PolicyId" = p."PolicyId" and a."Version" = p."Version" and a."UserId" = ${userId} and a."Acceptance" = 'Accepted')),
  'strikes', (select coalesce(jsonb_agg(s."At" order by s."At"), '[]') from booking_strikes s
    where s."ClubId" = k."ClubId" and s."UserId" = ${userId} and s."ForgivenAt" is null and s."At" > now() - interval '800 days'),
  'booked', (select coalesce(jsonb_agg(jsonb_build_object('ClassBegin', b."ClassBegin", 'PaymentKind', b."PaymentKind",
      'UserSubscriptionId', b."UserSubscriptionId")), '[]')
    from class_participants b where b."ClubId" = k."ClubId" and b."UserId" = ${userId} and b."State" = 'Booked'
      and b."ClassBegin" > ${from} - interval '32 days' and b."ClassBegin" < ${to} + interval '32 days'),
  'payment', ${paymentFactsSql(userId)})`;

/** The facts for a booking decision, read in one statement without locks, with the database's clock. */

export interface ClassFacts extends Selectable<Classes> {
  readonly DisplayGroupName: string | null;
  readonly TrainerName: string | null;
  readonly TrainerPictureUri: string | null;
  readonly ClubName: string;
  readonly TimeZone: string;
  readonly Days: readonly StoredDay[];
}

/** Times are ISO texts. */
export interface MineFacts extends Omit<Selectable<ClassParticipants>, 'ClassBegin' | 'ClassEnd' | 'Since' | 'OfferExpiresAt'> {
  readonly ClassBegin: string;
  readonly ClassEnd: string;
  readonly Since: string;
  readonly OfferExpiresAt: string | null;
  readonly SubscriptionName: string | null;
  readonly RemainingTickets: number | null;
  readonly QueuePosition: number | null;
  readonly MarkedDays: readonly MarkedDay[];
  /** Id of the transaction that last wrote the row; null for a row that is not yet written. */
  readonly WrittenIn: string | null;
}

export interface PersonFacts {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
  readonly PictureUri: string | null;
  readonly EmailConfirmed: boolean;
  readonly SensorCode: string | null;
  readonly hadClass: boolean;
  readonly isNew: boolean;
}

export interface SeatFacts {
  readonly now: Date;
  readonly class: ClassFacts;
  readonly member: MemberFacts;
  readonly mine: MineFacts | null;
  readonly person: PersonFacts | null;
}

export const mineSql = sql<MineFacts | null>`case when p."ClassParticipantId" is not null then to_jsonb(p) || jsonb_build_object(
  'WrittenIn', p.xmin::text,
  'SubscriptionName', (select s."SubscriptionName" from user_subscriptions s where s."UserSubscriptionId" = p."UserSubscriptionId"),
  'RemainingTickets', (select a."Balance" from ledger_accounts a where a."UserSubscriptionId" = p."UserSubscriptionId"),
  'MarkedDays', case when c."ClassType" = 'Course' then (
    select coalesce(jsonb_agg(jsonb_build_object('Begin', a."Day", 'Attendance', a."Attendance", 'NoShow', a."NoShow") order by a."Day"), '[]')
    from course_attendance a where a."ClassParticipantId" = p."ClassParticipantId") else '[]' end,
  'QueuePosition', case when p."State" = 'Waiting' then (select count(*) + 1 from class_participants q
    where q."ClassId" = p."ClassId" and q."Place" = p."Place" and q."State" = 'Waiting'
      and (q."Since", q."UserId") < (p."Since", p."UserId")) end) end`;

const personSql = sql<PersonFacts>`jsonb_build_object('Nickname', u."Nickname", 'FirstMidName', u."FirstMidName",
  'LastName', u."LastName", 'PictureUri', u."PictureUri", 'EmailConfirmed', u."EmailConfirmed",
  'SensorCode', (select s."Code" from sensors s where s."UserId" = u."UserId" order by s."LastHeard" desc nulls last, s."SensorId" limit 1),
  'hadClass', exists(select from class_participants h where h."ClubId" = c."ClubId" and h."UserId" = u."UserId"
    and h."State" = 'Booked' and h."ClassBegin" < c."Begin"),
  'isNew', ${newPeriodOf(sql`u."UserId"`, sql`c."ClubId"`, sql`now()`)} = 1)`;

// The columns are listed, because a prepared statement fails when a new column changes its result.
const columns: Record<keyof Classes, true> = {
  ClassId: true,
  ClubId: true,
  ClassScheduleId: true,
  Name: true,
  Description: true,
  PictureUri: true,
  Begin: true,
  End: true,
  Duration: true,
  ClassType: true,
  CalendarType: true,
  PublishState: true,
  CanceledAt: true,
  CanceledBy: true,
  CancelReason: true,
  MovedToClassId: true,
  BookingMode: true,
  ExternalAppLink: true,
  TrainingType: true,
  ServiceType: true,
  Color: true,
  Location: true,
  DisplayGroupId: true,
  BridgeWorkoutId: true,
  TrainerId: true,
  MaxInSiteParticipants: true,
  InSiteParticipants: true,
  InSiteQueued: true,
  InSiteOffered: true,
  CreditsCostInSite: true,
  TicketsCostInSite: true,
  MaxRemoteParticipants: true,
  RemoteParticipants: true,
  RemoteQueued: true,
  RemoteOffered: true,
  CreditsCostRemote: true,
  TicketsCostRemote: true,
  RemoteLink: true,
  CalendarVisibilityDays: true,
  BookingBeforeHours: true,
  CancelBeforeHours: true,
  BookingOpensAt: true,
  ClassSubscriptionIds: true,
  RowVersion: true,
};

export const classColumns = sql`${sql.join(Object.keys(columns).map((column) => sql.ref(`c.${column}`)))}, g."Name" as "DisplayGroupName", t."PictureUri" as "TrainerPictureUri",
  ${fullNameSql('t')} as "TrainerName",
  k."Name" as "ClubName", k."TimeZone", ${daysSql('c')} as "Days"`;
export const classTables = sql`classes c join clubs k on k."ClubId" = c."ClubId"
  left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId" left join users t on t."UserId" = c."TrainerId"`;
const memberOfClass = memberSql(sql`u."UserId"`, sql`c."Begin"`, sql`c."Begin"`);

interface SeatRow extends ClassFacts {
  readonly Now: Date;
  readonly Member: MemberFacts;
  readonly Mine: MineFacts | null;
  readonly Person: PersonFacts | null;
}

const seatOf = ({ Now, Member, Mine, Person, ...found }: SeatRow): SeatFacts => ({
  now: Now,
  class: found,
  member: Member,
  mine: Mine,
  person: Person,
});

const seatStatement = (person: RawBuilder<unknown>) =>
  prepared<{ classId: ClassId; userId: UserId }, SeatRow>(
    (place) => sql`
    select ${classColumns}, clock_timestamp() as "Now", ${mineSql} as "Mine", ${memberOfClass} as "Member", ${person} as "Person"
    from ${classTables} join users u on u."UserId" = ${place('userId')}
      left join club_athletes m on m."ClubId" = c."ClubId" and m."UserId" = u."UserId"
      left join class_participants p on p."ClassId" = c."ClassId" and p."UserId" = u."UserId"
    where c."ClassId" = ${place('classId')}`,
  );
const seatForMember = seatStatement(sql`null`);
const seatForStaff = seatStatement(personSql);

/** Returns all facts about taking, holding or leaving a seat; undefined for an unknown class or user. */
export async function seatFacts(
  db: Queryable,
  classId: ClassId,
  userId: UserId,
  forStaff: boolean,
): Promise<SeatFacts | undefined> {
  const [row] = await (forStaff ? seatForStaff : seatForMember)(db, { classId, userId });
  return row && seatOf(row);
}

export async function seatFactsOfClass(db: Queryable, classId: ClassId): Promise<SeatFacts[]> {
  const { rows } = await sql<SeatRow>`
    select ${classColumns}, clock_timestamp() as "Now", ${mineSql} as "Mine", ${memberOfClass} as "Member", ${personSql} as "Person"
    from ${classTables} join class_participants p on p."ClassId" = c."ClassId" join users u on u."UserId" = p."UserId"
      left join club_athletes m on m."ClubId" = c."ClubId" and m."UserId" = u."UserId"
    where c."ClassId" = ${classId}
    order by p."State", case when p."State" = 'Waiting' then p."Since" end, lower(u."FirstMidName"), lower(u."LastName"), u."UserId"`.execute(
    db,
  );
  return rows.map(seatOf);
}

export interface DaysFacts {
  readonly member: MemberFacts;
  readonly seats: readonly SeatFacts[];
}

export async function seatFactsOfDays(
  db: Queryable,
  clubId: ClubId,
  userId: UserId,
  from: Date,
  to: Date,
): Promise<DaysFacts | undefined> {
  const { rows: members } = await sql<{ now: Date; member: MemberFacts }>`
    select clock_timestamp() as now,
      ${memberSql(sql`u."UserId"`, sql`${from}::timestamptz`, sql`${to}::timestamptz`)} as member
    from clubs k join users u on u."UserId" = ${userId}
      left join club_athletes m on m."ClubId" = k."ClubId" and m."UserId" = u."UserId"
    where k."ClubId" = ${clubId}`.execute(db);
  const [found] = members;
  if (!found) return undefined;
  const { rows } = await sql<ClassFacts & { Mine: MineFacts | null }>`
    select ${classColumns}, ${mineSql} as "Mine"
    from ${classTables} left join class_participants p on p."ClassId" = c."ClassId" and p."UserId" = ${userId}
    where c."ClubId" = ${clubId} and c."PublishState" = 'Published'
      and (c."Begin" >= ${from} and c."Begin" < ${to} or c."ClassId" = any(array(select d."ClassId" from scheduled_days d
        where d."ClubId" = ${clubId} and d."OfCourse" and d."Type" = 'Definition' and d."Begin" >= ${from} and d."Begin" < ${to})))
    order by c."Begin", c."ClassId"`.execute(db);
  return {
    member: found.member,
    seats: rows.map(({ Mine, ...clubClass }) => ({ ...found, class: clubClass, mine: Mine, person: null })),
  };
}
