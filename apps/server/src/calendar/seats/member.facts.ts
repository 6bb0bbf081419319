import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { type RawBuilder, sql } from 'kysely';
import { paymentFactsSql, type StoredPayment } from '../../billing/ledger/public.ts';

/** A booked seat of the member in the club, for the limits of a week and a month. */
interface BookedFacts {
  readonly ClassBegin: string;
  readonly PaymentKind: string;
  readonly UserSubscriptionId: number | null;
}

/** What the club knows of a member. Instants are ISO texts, days are days in the club's zone. */
export interface MemberFacts {
  readonly isAthlete: boolean;
  readonly IsGuest: boolean;
  readonly NoBookingsUntil: string | null;
  /** Of the bookings these facts show: whoever writes demands it (`club_athletes`). */
  readonly BookingsVersion: number;
  /** Null: the club never saved its own. */
  readonly settings: BookingSettings | null;
  /** Last day the certificate and the membership hold; null: there is none. */
  readonly medicalCertificate: string | null;
  readonly membership: string | null;
  /** Published policies the member has not accepted. */
  readonly openPolicies: number;
  /** When strikes that are not forgiven were counted. */
  readonly strikes: readonly string[];
  /** In classes that begin within some 5 weeks of the asked interval. */
  readonly booked: readonly BookedFacts[];
  readonly payment: StoredPayment;
}

/** As one jsonb expression; needs the club `k` and the row `m` of `club_athletes`, if there is one. */
export const memberSql = (
  userId: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): RawBuilder<MemberFacts> => sql`jsonb_build_object(
  'isAthlete', exists(select from user_roles r where r."UserId" = ${userId} and r."ClubId" = k."ClubId" and r."Role" = 'Athlete'),
  'IsGuest', coalesce(m."IsGuest", false), 'NoBookingsUntil', m."NoBookingsUntil",
  'BookingsVersion', coalesce(m."BookingsVersion", 0),
  'settings', (select to_jsonb(b) - 'ClubId' from club_booking_settings b where b."ClubId" = k."ClubId"),
  'medicalCertificate', (select max(e."ExpirationDate") from expirations e where e."UserId" = ${userId}
    and e."ClubId" = k."ClubId" and e."Type" = 'MedicalCertificate' and e."CompletedAt" is null),
  'membership', (select max(e."ExpirationDate") from expirations e where e."UserId" = ${userId}
    and e."ClubId" = k."ClubId" and e."Type" = 'Membership' and e."CompletedAt" is null),
  'openPolicies', (select count(*) from policies p where p."ClubId" = k."ClubId" and p."PublishState" = 'Published'
    and not exists(select from policy_answers a
      where a."PolicyId" = p."PolicyId" and a."UserId" = ${userId} and a."Acceptance" = 'Accepted')),
  'strikes', (select coalesce(jsonb_agg(s."At" order by s."At"), '[]') from booking_strikes s
    where s."ClubId" = k."ClubId" and s."UserId" = ${userId} and s."ForgivenAt" is null and s."At" > now() - interval '800 days'),
  'booked', (select coalesce(jsonb_agg(jsonb_build_object('ClassBegin', b."ClassBegin", 'PaymentKind', b."PaymentKind",
      'UserSubscriptionId', b."UserSubscriptionId")), '[]')
    from class_participants b where b."ClubId" = k."ClubId" and b."UserId" = ${userId} and b."State" = 'Booked'
      and b."ClassBegin" > ${from} - interval '32 days' and b."ClassBegin" < ${to} + interval '32 days'),
  'payment', ${paymentFactsSql(userId)})`;
