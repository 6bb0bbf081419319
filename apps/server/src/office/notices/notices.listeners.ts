import type { User } from '@clubpulse/contract/accounts/users';
import {
  subscriptionDeclined,
  subscriptionRequested,
  userSubscriptionExpired,
  userSubscriptionExpiring,
  userSubscriptionUpdate,
} from '@clubpulse/contract/billing/billing.events';
import {
  classCanceled,
  classMoved,
  classUnsubscription,
  seatOffered,
  seatOpen,
} from '@clubpulse/contract/calendar/calendar.events';
import { clubJoined, policiesNotAccepted } from '@clubpulse/contract/clubs/clubs.events';
import { sensorClaimed, sensorClaimRefused, sensorReassigned } from '@clubpulse/contract/devices/devices.events';
import type { EventKindWithListeners, PayloadOf } from '@clubpulse/contract/event';
import { joinRequested } from '@clubpulse/contract/members/members.events';
import { idSchema } from '@clubpulse/contract/scalars';
import { firstTraining } from '@clubpulse/contract/training/training.events';
import { isWorthNotifying, NOTIFY_WITHIN_HOURS } from '@clubpulse/rules/office/notices/notices';
import { choiceOf } from '@clubpulse/rules/office/notifications/staff-mail';
import { dayIn } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { eventOf } from '../../platform/events/emit.store.ts';
import { type DeliveredEvent, type Listener, on } from '../../platform/events/listeners.ts';
import { job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { guestReader } from '../website/public.ts';
import { clubsThatMailFirst, hoursOf, type MailTime, mailTime, unmailable } from './hours.facts.ts';
import { managersOf } from './managers.facts.ts';
import { dayOf, endOf, groupOf, isAboutClass, mattersUntil, type NoticeEvent, type StrapNotice } from './notices.events.ts';
import { type NoticeClub, noticeMail } from './notices.mail.ts';
import * as store from './notices.store.ts';
import { declinedMail, joiningMail, requestMail } from './requests.mail.ts';
import { isStillValid } from './still.facts.ts';
import { strapMail } from './straps.mail.ts';
import { welcomeMail } from './welcome.mail.ts';

const HOUR_MS = 3_600_000;
/**
 * Hours until a notice is forgotten. Longer than the time in which events may cause notices, because clocks of servers differ.
 */
const notice = NOTIFY_WITHIN_HOURS * 3;

export interface NoticeParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  /** The reads use the connection of the transaction, because a second connection per notice would exhaust the pool. */
  readonly profiles: (userIds: readonly number[], via: Queryable) => Promise<readonly User[]>;
  readonly clubsOf: (
    clubIds: readonly number[],
    via: Queryable,
  ) => Promise<readonly (NoticeClub & { readonly ClubId: number })[]>;
  readonly closedIn: AccountSecurity['closedIn'];
  readonly now?: () => Date;
}

const PUT_OFF_JOB = 'notice';

interface Happened {
  readonly EventId: number;
  readonly ClubId: number;
  readonly At: Date;
}
interface Telling {
  readonly Type: string;
  readonly listenerOf: (parts: Ready) => Listener;
  readonly noticeOf: (payload: unknown) => NoticeEvent | undefined;
}
interface RequestNotice {
  readonly Target: number;
  readonly SubscriptionName: string;
  readonly isNew: boolean;
}

type Ready = Required<NoticeParts>;

export function createNotices(parts: NoticeParts) {
  const ready: Ready = { now: () => new Date(), ...parts };
  return {
    listeners: [
      on(clubJoined, 'notices', (event) => welcome(ready, event)),
      on(joinRequested, 'notices', (event) => notifyOfJoining(ready, event, event.Payload.Target)),
      on(subscriptionRequested, 'notices', (event) => notifyOfRequest(ready, event, { ...event.Payload, isNew: true })),
      on(subscriptionDeclined, 'notices', (event) => notifyOfRequest(ready, event, { ...event.Payload, isNew: false })),
      on(sensorClaimed, 'notices', (event) => notifyBoth(ready, event, { Type: 'SensorClaimed', ...event.Payload })),
      on(sensorReassigned, 'notices', (event) => notifyBoth(ready, event, { Type: 'SensorReassigned', ...event.Payload })),
      on(sensorClaimRefused, 'notices', (event) => notifyBoth(ready, event, { Type: 'SensorClaimRefused', ...event.Payload })),
      ...tellings.map(({ listenerOf }) => listenerOf(ready)),
    ],
    jobs: [job(PUT_OFF_JOB, z.object({ EventId: idSchema }), ({ EventId }) => sendPutOff(ready, EventId))],
    purge: () => purge(ready),
  };
}

const noticeMails = (parts: Ready, { EventId, ClubId, At }: DeliveredEvent<unknown>, noticed: NoticeEvent): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    if (ClubId !== null && (await store.markNotified(trx, EventId, parts.now())))
      await send(parts, trx, { EventId, ClubId, At }, noticed);
  });

async function send(parts: Ready, trx: Queryable, { EventId, ClubId, At }: Happened, noticed: NoticeEvent): Promise<void> {
  const [reader] = await parts.profiles([noticed.Target], trx);
  const [club] = await parts.clubsOf([ClubId], trx);
  if (!reader || !club || !isTimely(parts, noticed, At, club.TimeZone)) return;
  if (noticed.Type === 'FirstTraining' && !(await clubsThatMailFirst(trx, [ClubId])).has(ClubId)) return;
  const guest = await guestOf(parts, trx, ClubId, noticed);
  const when = guest ? {} : await timeOf(parts, trx, noticed, reader);
  if (!when) return;
  if (when.notBefore === undefined) await parts.mail.queue(noticeMail(noticed, reader, club, parts.publicUrl, guest), trx);
  else await queueJob(trx, { task: PUT_OFF_JOB, payload: { EventId }, key: `${PUT_OFF_JOB}:${EventId}`, runAt: when.notBefore });
}

const guestOf = async ({ publicUrl }: Ready, trx: Queryable, ClubId: number, noticed: NoticeEvent) =>
  isAboutClass(noticed) ? guestReader(trx, publicUrl, { ClubId, UserId: noticed.Target, ClassId: noticed.ClassId }) : undefined;

const sendPutOff = (parts: Ready, EventId: number): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    const event = await eventOf(trx, EventId);
    const matching = event && tellings.find(({ Type }) => Type === event.Type)?.noticeOf(event.Payload);
    if (!matching || event.ClubId === null || !(await isStillValid(trx, event.ClubId, matching))) return;
    await send(parts, trx, { EventId, ClubId: event.ClubId, At: event.At }, matching);
  });

/** Undefined if no mail is sent. Changes of classes ignore the settings. An offered seat ignores quiet hours. */
const timeOf = async ({ now }: Ready, trx: Queryable, noticed: NoticeEvent, reader: User): Promise<MailTime | undefined> => {
  const group = groupOf(noticed);
  if (group === 'always') return (await unmailable(trx, [noticed.Target])).size > 0 ? undefined : {};
  const when = await mailTime(trx, reader, { group, byDay: dayOf(noticed) !== null }, now());
  return when && group === 'Bookings' ? {} : when;
};

const isTimely = ({ now }: Ready, noticed: NoticeEvent, At: Date, timeZone: string): boolean =>
  isWorthNotifying({ At, Day: dayOf(noticed), until: mattersUntil(noticed) }, now(), dayIn(timeZone, now()));

const notifies = <K extends EventKindWithListeners>(
  kind: K,
  noticeOf: (payload: PayloadOf<K>) => NoticeEvent | undefined,
  among?: (db: Database, events: readonly DeliveredEvent<unknown>[]) => Promise<ReadonlySet<number>>,
): Telling => ({
  Type: kind.Type,
  listenerOf: (parts) =>
    on(
      kind,
      'notices',
      async (event) => {
        const details = noticeOf(event.Payload);
        if (details) await noticeMails(parts, event, details);
      },
      among && ((events) => among(parts.db, events)),
    ),
  noticeOf: (payload) => noticeOf(kind.Payload.parse(payload) as PayloadOf<K>),
});

async function firstOfMailingClubs(db: Database, events: readonly DeliveredEvent<unknown>[]): Promise<ReadonlySet<number>> {
  const clubs = await clubsThatMailFirst(db, [...new Set(events.flatMap(({ ClubId }) => ClubId ?? []))]);
  return new Set(events.flatMap(({ EventId, ClubId }) => (ClubId !== null && clubs.has(ClubId) ? [EventId] : [])));
}

const tellings = [
  notifies(seatOffered, (payload) => ({ Type: 'SeatOffered', ...payload })),
  notifies(seatOpen, (payload) => ({ Type: 'SeatOpen', ...payload })),
  notifies(classUnsubscription, (payload) =>
    payload.Reason === 'Removed' ? { Type: 'ClassUnsubscription', ...payload } : undefined,
  ),
  notifies(classCanceled, (payload) => ({ Type: 'ClassCanceled', ...payload })),
  notifies(classMoved, (payload) => ({ Type: 'ClassMoved', ...payload })),
  notifies(userSubscriptionExpiring, (payload) => ({ Type: 'UserSubscriptionExpiring', ...payload })),
  notifies(userSubscriptionExpired, (payload) => ({ Type: 'UserSubscriptionExpired', ...payload })),
  notifies(userSubscriptionUpdate, endOf),
  notifies(policiesNotAccepted, (payload) => (payload.By === null ? undefined : { Type: 'PoliciesNotAccepted', ...payload })),
  notifies(firstTraining, (payload) => ({ Type: 'FirstTraining', ...payload }), firstOfMailingClubs),
];

/** Old events count too, because the owner must decide whose heart rate is shown. */
const notifyBoth = (
  { db, now, profiles, mail, publicUrl }: Ready,
  { EventId }: DeliveredEvent<unknown>,
  noticed: StrapNotice,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await store.markNotified(trx, EventId, now()))) return;
    const people = await profiles([noticed.OwnerId, noticed.ClaimantId], trx);
    const claimant = people.find(({ UserId }) => UserId === noticed.ClaimantId);
    if (!claimant) return;
    const unreached = await unmailable(trx, [noticed.OwnerId, noticed.ClaimantId]);
    const reached = people.filter(({ UserId }) => !unreached.has(UserId));
    for (const reader of reached) await mail.queue(strapMail(noticed, reader, claimant, publicUrl), trx);
  });

const notifyOfRequest = (
  { db, now, closedIn, profiles, clubsOf, publicUrl, mail }: Ready,
  { EventId, ClubId }: DeliveredEvent<unknown>,
  { Target, SubscriptionName, isNew }: RequestNotice,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (ClubId === null || !(await store.markNotified(trx, EventId, now()))) return;
    const readers = isNew ? await managersOf(trx, ClubId, closedIn) : [];
    const people = await profiles([Target, ...readers], trx);
    const [club] = await clubsOf([ClubId], trx);
    const athlete = people.find(({ UserId }) => UserId === Target);
    if (!athlete || !club) return;
    const values = { SubscriptionName, club: club.Name, publicUrl };
    for (const reader of isNew ? people.filter(({ UserId }) => readers.includes(UserId)) : [athlete]) {
      const when = await mailTime(trx, reader, { group: 'Subscriptions' }, now());
      const letter = isNew ? requestMail(values, reader, athlete) : declinedMail(values, athlete);
      if (when) await mail.queue(letter, trx, when);
    }
  });

const notifyOfJoining = (
  { db, now, closedIn, profiles, clubsOf, mail, publicUrl }: Ready,
  { EventId, ClubId }: DeliveredEvent<unknown>,
  asking: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (ClubId === null || !(await store.markNotified(trx, EventId, now()))) return;
    const readers = await managersOf(trx, ClubId, closedIn);
    const people = await profiles([asking, ...readers], trx);
    const [club] = await clubsOf([ClubId], trx);
    const person = people.find(({ UserId }) => UserId === asking);
    if (!person || !club) return;
    const chosen = new Map((await hoursOf(trx, readers)).map(({ UserId, StaffMail }) => [UserId, StaffMail]));
    for (const reader of people.filter(({ UserId }) => readers.includes(UserId))) {
      if (choiceOf(chosen.get(reader.UserId), 'JoinAsked') !== 'AtOnce') continue;
      const when = await mailTime(trx, reader, { group: 'Members' }, now());
      if (when) await mail.queue(joiningMail({ club: club.Name, publicUrl }, reader, person), trx, when);
    }
  });

const welcome = (
  { db, now, profiles, clubsOf, mail, publicUrl }: Ready,
  { EventId, ClubId, At, Payload }: DeliveredEvent<PayloadOf<typeof clubJoined>>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (ClubId === null || Payload.By !== undefined || !(await store.markNotified(trx, EventId, now()))) return;
    const [reader] = await profiles([Payload.UserId], trx);
    const [club] = await clubsOf([ClubId], trx);
    if (!reader || !club || !isWorthNotifying({ At, Day: null, until: null }, now(), dayIn(club.TimeZone, now()))) return;
    const when = await mailTime(trx, reader, { group: 'Members' }, now());
    if (when) await mail.queue(welcomeMail(club.Name, reader, publicUrl), trx, when);
  });

const purge = ({ db, now }: Ready): Promise<void> => store.forgetNotices(db, new Date(now().getTime() - notice * HOUR_MS));
