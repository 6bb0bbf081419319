import { type NotificationPayload, REMINDER_MINUTES_MAX } from '@clubpulse/contract/office/notifications';
import { idSchema } from '@clubpulse/contract/scalars';
import { NOTIFY_WITHIN_HOURS } from '@clubpulse/rules/office/notices/notices';
import { REMINDER_MINUTES } from '@clubpulse/rules/office/notifications/channels';
import { z } from 'zod';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { eventOf } from '../../platform/events/emit.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueOnce } from '../../platform/jobs/jobs.store.ts';
import { type Copies, type Copy, MAIL_JOB, PUSH_JOB } from './copies.service.ts';
import { copiesOf, type Drafted } from './drafted-copies.service.ts';
import { causes, type Draft } from './notifications.events.ts';
import * as facts from './notifications.facts.ts';
import * as store from './notifications.store.ts';

const EVERY_MINUTE = '* * * * *';
const EVENTS_AT_ONCE = 500;

const putOffSchema = z.object({ NotificationId: idSchema });

const EVENT_JOB = 'notification-event';

interface TellingParts {
  readonly db: Database;
  readonly copies: Copies;
  readonly closedIn: AccountSecurity['closedIn'];
  readonly now?: () => Date;
}

const drafted = ({ Type, Payload }: Pick<facts.StoredEvent, 'Type' | 'Payload'>): Draft | undefined =>
  causes.find((cause) => cause.Type === Type)?.draft(Payload);

type Ready = Required<TellingParts>;

/** Runs once a minute (decision 0024). Each notification is written once, even if two processes read the event. */
export function createNotificationJobs(parts: TellingParts) {
  const ready: Ready = { now: () => new Date(), ...parts };
  const { copies } = ready;
  const jobs: Job[] = [
    job('notifications', z.object({}), () => notify(ready), { cron: EVERY_MINUTE }),
    job(EVENT_JOB, z.object({ EventId: idSchema }), ({ EventId }) => notifyOne(ready, EventId)),
    job(MAIL_JOB, putOffSchema, ({ NotificationId }) => copies.mailPutOff(NotificationId)),
    job(PUSH_JOB, putOffSchema, ({ NotificationId }) => copies.pushPutOff(NotificationId)),
  ];
  return { notify: () => notify(ready), jobs };
}

interface Part {
  readonly after: number;
  readonly ended?: number;
}

async function notify(parts: Ready): Promise<void> {
  for (let part: Part | undefined = { after: 0 }; part !== undefined; ) part = await notifySome(parts, part);
}

/** Returns the next part. The mark is that of the first, because others commit meanwhile. */
const notifySome = (parts: Ready, { after, ended }: Part): Promise<Part | undefined> =>
  parts.db.transaction().execute(async (trx) => {
    const read = await store.mark.take(trx);
    if (read === undefined) return undefined;
    const types = causes.map(({ Type }) => Type);
    const limit = EVENTS_AT_ONCE;
    const events = await facts.unnotified(trx, { from: read.from, after, limit, withinHours: NOTIFY_WITHIN_HOURS, types });
    await parts.copies.write(trx, await copiesOf(parts, trx, await readable(trx, events)));
    const last = events[limit - 1];
    if (last !== undefined) return { after: last.EventId, ended: ended ?? read.ended };
    await parts.copies.write(trx, await reminders(trx, parts.now()));
    await store.mark.set(trx, ended ?? read.ended);
    return undefined;
  });

/**
 * An event that cannot be parsed gets a job of its own, which is retried, is visible to the operator, and blocks no other event.
 */
async function readable(trx: Queryable, events: readonly facts.StoredEvent[]): Promise<Drafted[]> {
  const drafts: Drafted[] = [];
  for (const event of events) {
    try {
      const draft = drafted(event);
      if (draft !== undefined) drafts.push({ event, draft });
    } catch {
      const { EventId } = event;
      await queueOnce(trx, { task: EVENT_JOB, payload: { EventId }, key: `${EVENT_JOB}:${EventId}` });
    }
  }
  return drafts;
}

async function notifyOne(parts: Ready, EventId: number): Promise<void> {
  const event = await eventOf(parts.db, EventId);
  if (event === undefined) return;
  let draft: Draft | undefined;
  try {
    draft = drafted(event);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Event ${EventId} (${event.Type}) cannot become a notification: ${reason}`, { cause });
  }
  if (draft === undefined) return;
  const known = { event: { EventId, ...event }, draft };
  await parts.db.transaction().execute(async (trx) => parts.copies.write(trx, await copiesOf(parts, trx, [known])));
}

async function reminders(trx: Queryable, at: Date): Promise<Copy[]> {
  const due = await facts.toRemind(trx, at, REMINDER_MINUTES, REMINDER_MINUTES_MAX);
  return due.map(({ UserId, ClassId, ClubId, Name, Begin }) => {
    const Payload: NotificationPayload = { ClassName: Name, ClassDate: Begin.toISOString() };
    const draft = {
      Event: 'ClassReminder',
      ActorId: null,
      TargetId: UserId,
      Payload,
      SubjectId: ClassId,
      day: Begin,
      staff: 'no',
    } as const;
    return { draft, UserId, Audience: 'User', ClubId, EventId: null, At: at };
  });
}
