import type { UserId } from '@clubpulse/contract/accounts/users';
import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { ClassId, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { QueueStep, Waiting } from '@clubpulse/rules/calendar/seats/queue';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { type guardFailed, writeTogether } from '../../../platform/database/statements.ts';
import { emitSteps } from '../../../platform/events/emit.store.ts';
import { jobStep } from '../../../platform/jobs/jobs.store.ts';
import { freeSeatsSql, seatCountGuards, seatCountsStep } from '../../classes/public.ts';
import { queueEvents } from '../seats.events.ts';
import { queueJobOf } from './queue.jobs.ts';

export interface QueueFacts {
  readonly Now: Date;
  readonly ClassId: ClassId;
  readonly ClubId: ClubId;
  readonly Name: string;
  readonly Begin: Date;
  readonly TimeZone: string;
  readonly OfferMinutes: number;
  readonly InSiteParticipants: number;
  readonly InSiteQueued: number;
  readonly InSiteOffered: number;
  readonly InSiteHeld: number;
  readonly MaxInSiteParticipants: number;
  readonly RemoteParticipants: number;
  readonly RemoteQueued: number;
  readonly RemoteOffered: number;
  readonly MaxRemoteParticipants: number;
  readonly waiting: readonly (Waiting & { readonly Place: Place })[];
}

export async function queueFacts(db: Queryable, classId: ClassId): Promise<QueueFacts | undefined> {
  type Row = Omit<QueueFacts, 'waiting'> & {
    waiting: {
      UserId: UserId;
      Place: Place;
      Since: string;
      OfferExpiresAt: string | null;
      TakenFromSeat: boolean;
      OpenTold: boolean;
    }[];
  };
  const { rows } = await sql<Row>`
    select clock_timestamp() as "Now", c."ClassId", c."ClubId", c."Name", c."Begin", k."TimeZone",
      coalesce(b."OfferMinutes", ${defaultBookingSettings.OfferMinutes}::integer) as "OfferMinutes",
      c."InSiteParticipants", c."InSiteQueued", c."InSiteOffered", c."InSiteHeld", c."MaxInSiteParticipants",
      c."RemoteParticipants", c."RemoteQueued", c."RemoteOffered", c."MaxRemoteParticipants",
      (select coalesce(jsonb_agg(jsonb_build_object('UserId', p."UserId", 'Place', p."Place", 'Since', p."Since",
          'OfferExpiresAt', p."OfferExpiresAt", 'TakenFromSeat', p."TakenFromSeat", 'OpenTold', p."OpenTold")), '[]')
        from class_participants p where p."ClassId" = c."ClassId" and p."State" = 'Waiting') as waiting
    from classes c join clubs k on k."ClubId" = c."ClubId" left join club_booking_settings b on b."ClubId" = c."ClubId"
    where c."ClassId" = ${classId} and c."CanceledAt" is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  const waiting = row.waiting.map((one) => ({
    ...one,
    Since: new Date(one.Since),
    OfferExpiresAt: instant(one.OfferExpiresAt),
  }));
  return { ...row, waiting };
}

/** Writes nothing when the queue has changed. */
export function moveQueue(db: Queryable, facts: QueueFacts, place: Place, step: QueueStep): Promise<number | typeof guardFailed> {
  const expired = [...step.expired];
  const offered = step.offers.map((offer) => offer.UserId);
  const open = [...step.open];
  const until = step.offers[0]?.OfferExpiresAt ?? facts.Now;
  const inQueue = sql`p."ClassId" = ${facts.ClassId} and p."Place" = ${place} and p."State" = 'Waiting'`;
  return writeTogether(
    db,
    [
      {
        name: 'expired',
        rows: expired.length,
        write: () => sql`delete from class_participants p where ${inQueue} and p."UserId" = any(${expired}::bigint[])
          and p."OfferExpiresAt" <= ${facts.Now} returning p."UserId"`,
      },
      {
        name: 'offered',
        rows: offered.length,
        write: () => sql`update class_participants p set "OfferExpiresAt" = ${until}::timestamptz where ${inQueue}
          and p."UserId" = any(${offered}::bigint[]) and p."OfferExpiresAt" is null returning p."UserId"`,
      },
      ...(open.length === 0
        ? []
        : [
            {
              name: 'opened',
              rows: open.length,
              write: () => sql`update class_participants p set "OpenTold" = true where ${inQueue}
                and p."UserId" = any(${open}::bigint[]) and not p."OpenTold" returning p."UserId"`,
            },
          ]),
      ...emitSteps(queueEvents(facts, place, step)),
      ...(offered.length > 0 ? [jobStep('lapse', queueJobOf(facts.ClassId, until))] : []),
      seatCountsStep({
        ClassId: facts.ClassId,
        counters: { [`${place}Queued`]: -expired.length, [`${place}Offered`]: offered.length - expired.length },
      }),
    ],
    sql<number>`(select "ClassId" from seat)`,
    { guards: seatCountGuards },
  );
}

export async function claimQueue(db: Queryable, done: readonly number[]): Promise<number | undefined> {
  const skipped = sql`p."ClassId" <> all(${done}::bigint[])`;
  const ranOut = await sql<{ ClassId: ClassId }>`
    select p."ClassId" from class_participants p where p."OfferExpiresAt" <= clock_timestamp() and ${skipped}
    order by p."OfferExpiresAt" limit 1 for update skip locked`.execute(db);
  if (ranOut.rows[0]) return ranOut.rows[0].ClassId;
  const unoffered = await sql<{ ClassId: ClassId }>`
    select p."ClassId" from class_participants p join classes c on c."ClassId" = p."ClassId"
      left join club_booking_settings b on b."ClubId" = p."ClubId"
    where p."State" = 'Waiting' and c."CanceledAt" is null and p."OfferExpiresAt" is null and not p."TakenFromSeat" and not p."OpenTold" and p."ClassBegin" > clock_timestamp() and ${skipped}
      and coalesce(b."OfferMinutes", ${defaultBookingSettings.OfferMinutes}::integer) > 0
      and case p."Place" when 'InSite' then ${freeSeatsSql('InSite')} else ${freeSeatsSql('Remote')} end > 0
    limit 1 for update of p skip locked`.execute(db);
  return unoffered.rows[0]?.ClassId;
}
