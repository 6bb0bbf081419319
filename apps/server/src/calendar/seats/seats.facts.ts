import type { UserId } from '@clubpulse/contract/accounts/users';
import { type BookingSettings, defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { ClassId, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { MarkedDay, PaymentKind } from '@clubpulse/contract/calendar/seats/participants';
import { heldOn, paysOn, subscriptionFacts } from '@clubpulse/rules/billing/subscriptions/states';
import {
  banOf,
  type CourseDay,
  firstDayOf,
  type LateEntry,
  lateEntry,
  limitPeriods,
  type Period,
  todayIn,
} from '@clubpulse/rules/calendar/booking-rules/booking-times';
import { isOpenToQueue } from '@clubpulse/rules/calendar/seats/queue';
import { type JoinFacts, type LeaveFacts, seatsAt } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { dayIn } from '@clubpulse/rules/time/days';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import { paymentFactsSql, type StoredPayment } from '../../billing/ledger/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Classes, ClassParticipants } from '../../platform/database/schema.generated.ts';
import { prepared } from '../../platform/database/statements.ts';
import { classColumnsSql, daysSql, type StoredDay } from '../classes/public.ts';
import { type PersonFacts, personSql } from './participants/person.facts.ts';

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
  /** The version of the row in `club_athletes`. A write requires that it has not changed. */
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

export interface ClassFacts extends Selectable<Classes> {
  readonly DisplayGroupName: string | null;
  readonly TrainerName: string | null;
  readonly TrainerPictureUri: string | null;
  readonly ClubName: string;
  readonly TimeZone: string;
  readonly Days: readonly StoredDay[];
}

export interface MineFacts extends Omit<Selectable<ClassParticipants>, 'ClassBegin' | 'ClassEnd' | 'Since' | 'OfferExpiresAt'> {
  readonly ClassBegin: string;
  readonly ClassEnd: string;
  readonly Since: string;
  readonly OfferExpiresAt: string | null;
  readonly SubscriptionName: string | null;
  readonly RemainingTickets: number | null;
  readonly QueuePosition: number | null;
  readonly MarkedDays: readonly MarkedDay[];
  /** Transaction that last wrote this row; null for a row that is still to be written. */
  readonly WrittenIn: string | null;
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

export const classColumns = sql`${classColumnsSql('c')}, g."Name" as "DisplayGroupName", t."PictureUri" as "TrainerPictureUri",
  ${fullNameSql('t')} as "TrainerName",
  k."Name" as "ClubName", k."TimeZone", ${daysSql('c')} as "Days"`;
export const classTables = sql`classes c join clubs k on k."ClubId" = c."ClubId"
  left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId" left join users t on t."UserId" = c."TrainerId"`;
export const memberOfClass = memberSql(sql`u."UserId"`, sql`c."Begin"`, sql`c."Begin"`);

export interface SeatRow extends ClassFacts {
  readonly Now: Date;
  readonly Member: MemberFacts;
  readonly Mine: MineFacts | null;
  readonly Person: PersonFacts | null;
}

export const seatOf = ({ Now, Member, Mine, Person, ...found }: SeatRow): SeatFacts => ({
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

export async function seatFacts(
  db: Queryable,
  classId: ClassId,
  userId: UserId,
  forStaff: boolean,
): Promise<SeatFacts | undefined> {
  const [row] = await (forStaff ? seatForStaff : seatForMember)(db, { classId, userId });
  return row && seatOf(row);
}

export interface JoinRequest {
  readonly by: 'athlete' | 'staff';
  readonly Place: Place;
  readonly paymentMode: string;
  readonly force: boolean;
  readonly Queue: boolean;
  /** True for a guest, who pays and agrees to the club's policies at the desk. */
  readonly guest?: boolean;
  readonly held?: boolean;
}

export const settingsOf = ({ member }: SeatFacts): BookingSettings => member.settings ?? defaultBookingSettings;

/** An expired offer no longer counts, even before the queue removes it. */
export const isOffered = (mine: MineFacts | null, now: Date): boolean =>
  mine !== null && mine.OfferExpiresAt !== null && new Date(mine.OfferExpiresAt) > now;

interface OpenFacts {
  readonly now: Date;
  readonly class: Pick<ClassFacts, 'Begin'>;
  readonly mine: Pick<MineFacts, 'State' | 'TakenFromSeat'> | null;
  readonly settings: BookingSettings | null;
}

/** True for a waiting member in the last hour, unless staff moved the member from a seat to the waiting list. */
export const mayTake = ({ now, class: { Begin }, mine, settings }: OpenFacts): boolean =>
  mine !== null &&
  mine.State === 'Waiting' &&
  !mine.TakenFromSeat &&
  isOpenToQueue(now, Begin, (settings ?? defaultBookingSettings).OfferMinutes);

export function joinFacts(facts: SeatFacts, request: JoinRequest): JoinFacts {
  const { now, class: clubClass, member } = facts;
  const late = lateEntryOf(facts, request.force);
  const timeZone = clubClass.TimeZone;
  const today = todayIn(timeZone, now);
  const periods = limitPeriods(clubClass.Begin, timeZone);
  const classDay = late === null ? periods.day : dayIn(timeZone, late.Begin);
  const countIn = ({ from, to }: Period, booked: typeof member.booked) =>
    booked.filter(({ ClassBegin }) => from <= new Date(ClassBegin) && new Date(ClassBegin) < to).length;
  const paidBy = (id: number) => member.booked.filter((one) => one.UserSubscriptionId === id);
  const settings = settingsOf(facts);
  return {
    now,
    timeZone,
    hasActivities: member.hasActivities,
    by: request.by,
    force: request.force,
    place: request.Place,
    paymentMode: request.paymentMode,
    queue: request.Queue,
    already: request.held === true && facts.mine === null ? 'offered' : alreadyIn(facts, request.Place),
    guest: request.guest ?? false,
    class: {
      ...clubClass,
      seats: seatsAt(clubClass, request.Place),
      cost: { credits: clubClass[`CreditsCost${request.Place}`], tickets: clubClass[`TicketsCost${request.Place}`] },
      late,
    },
    athlete: {
      NoBookingsUntil: member.NoBookingsUntil,
      IsGuest: member.IsGuest,
      bannedUntil: banOf(
        member.strikes.map((at) => new Date(at)),
        settings,
        now,
      ).bannedUntil,
      policiesAccepted: request.guest === true || member.openPolicies === 0,
      medicalCertificateUntil: member.medicalCertificate,
      membershipUntil: member.membership,
      hasSubscription: member.payment.subscriptions.some((one) => paysOn(subscriptionFacts(one), today, classDay)),
      weeklyBookings: countIn(periods.week, member.booked),
      monthlyBookings: countIn(periods.month, member.booked),
      held: heldOn(member.payment.subscriptions, today, classDay, (id) => ({
        weeklyBookings: countIn(periods.week, paidBy(id)),
        monthlyBookings: countIn(periods.month, paidBy(id)),
      })),
      credits: member.payment.credits,
    },
    settings,
  };
}

export const attendanceOf = ({ Attendance, MarkedDays }: Pick<MineFacts, 'Attendance' | 'MarkedDays'>) =>
  MarkedDays.some((day) => day.Attendance === 'Present') ? 'Present' : Attendance;

export function leaveFacts(
  facts: SeatFacts,
  mine: MineFacts,
  by: 'athlete' | 'staff',
  giveBack: boolean | undefined,
): LeaveFacts {
  return {
    now: facts.now,
    by,
    ...(giveBack === undefined ? {} : { giveBack }),
    State: mine.State,
    Attendance: attendanceOf(mine),
    Moved: mine.Moved,
    class: { ...facts.class, Begin: beginFor(facts.class, mine) },
    settings: settingsOf(facts),
  };
}

/** A seat offered in site does not count for a remote booking, and vice versa. */
function alreadyIn(facts: SeatFacts, place: Place): JoinFacts['already'] {
  const { mine, now } = facts;
  if (mine === null) return 'none';
  if (mine.State === 'Booked') return 'booked';
  if (mine.Place !== place) return 'waiting';
  if (isOffered(mine, now)) return 'offered';
  return mayTake({ ...facts, settings: facts.member.settings }) ? 'open' : 'waiting';
}

const daysOf = ({ Days }: ClassFacts): CourseDay[] =>
  Days.map(({ Begin, End }) => ({ Begin: new Date(Begin), End: new Date(End) }));

export const lateEntryOf = (facts: SeatFacts, force: boolean): LateEntry | null =>
  lateEntry({
    now: facts.now,
    days: daysOf(facts.class),
    BookingBeforeHours: facts.class.BookingBeforeHours,
    force,
    JoinCoursesLate: settingsOf(facts).JoinCoursesLate,
  });

/** The begin of the class, in a course the member's own first day. */
export const beginFor = (clubClass: ClassFacts, mine: Pick<MineFacts, 'Since'>): Date =>
  firstDayOf(clubClass.Begin, daysOf(clubClass), new Date(mine.Since));
