import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { MessageId, ReaderFacts } from '@clubpulse/contract/office/messages';
import { idSchema } from '@clubpulse/contract/scalars';
import { smsText } from '@clubpulse/rules/office/messages/messages';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob, queueJobs } from '../../platform/jobs/jobs.store.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { Copies } from '../notifications/public.ts';
import type { createAudiences, ReachedNow } from './messages.checks.ts';
import { messageMail } from './messages.mail.ts';
import { buttonTo, renderForReader, storedFacts } from './messages.present.ts';
import * as store from './messages.store.ts';

const DELIVERY_JOB = 'club-message';
const SMS_JOB = 'club-message-sms';
/** The recipients per transaction. A failed job repeats only its last transaction. */
const BATCH = 100;

export const deliveryJob = (messageId: number, runAt?: Date): NewJob => ({
  task: DELIVERY_JOB,
  payload: { MessageId: messageId },
  key: `${DELIVERY_JOB}:${messageId}`,
  runAt,
});

const smsJob = (messageId: MessageId, userId: UserId, runAt?: Date): NewJob => ({
  task: SMS_JOB,
  payload: { MessageId: messageId, UserId: userId },
  key: `${SMS_JOB}:${messageId}:${userId}`,
  runAt,
});

interface DeliveryParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly sms: Sms;
  readonly copies: Pick<Copies, 'write'>;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly audiences: Pick<ReturnType<typeof createAudiences>, 'reachedNow'>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly now?: () => Date;
}

type Ready = Required<DeliveryParts>;

type Sent = NonNullable<Awaited<ReturnType<typeof store.messageOf>>>;

/**
 * Each recipient gets the message once, also after a crash. An SMS with an unknown result is not sent again. Recipients may have
 * left meanwhile.
 */
export function createDelivery(parts: DeliveryParts) {
  const ready: Ready = { now: () => new Date(), ...parts };
  return { ...bindActs(ready, { deliver, sendSms }), jobs: jobsOf(ready) };
}

const payload = z.object({ MessageId: idSchema });
const smsPayload = payload.extend({ UserId: idSchema.optional() });

const jobsOf = (parts: Ready): Job[] => [
  job(DELIVERY_JOB, payload, ({ MessageId }) => deliver(parts, MessageId as MessageId)),
  // A job of an older version has no `UserId` and sends all SMS of a message.
  job(
    SMS_JOB,
    smsPayload,
    ({ MessageId, UserId }) =>
      UserId === undefined ? deliver(parts, MessageId as MessageId) : sendSms(parts, MessageId as MessageId, UserId),
    { queue: 'sms' },
  ),
];

async function hand(parts: Ready, message: Sent): Promise<boolean> {
  return parts.db.transaction().execute(async (trx) => {
    const waiting = await store.takeWaiting(trx, message.MessageId, parts.now(), BATCH);
    const ids = waiting.map(({ UserId }) => UserId);
    const readers = new Map((await parts.profiles(ids, trx)).map((user) => [user.UserId, user]));
    const reached = await parts.audiences.reachedNow(trx, message, ids);
    await parts.copies.write(
      trx,
      waiting.flatMap(({ UserId, App, Facts }) => {
        const reader = readers.get(UserId);
        return App === 'Waiting' && reader ? [inApp(parts, message, reader, storedFacts(Facts))] : [];
      }),
    );
    for (const { UserId, App, Facts, isMailed } of waiting) {
      const reader = readers.get(UserId);
      // With an account its recipient rows are deleted too.
      if (!reader) continue;
      await store.setRecipientState(trx, message.MessageId, UserId, {
        ...(App === 'Waiting' ? { App: 'Sent' } : {}),
        ...(isMailed ? await mailTo(parts, trx, message, reader, storedFacts(Facts), reached.get(UserId)) : {}),
      });
    }
    return waiting.length === BATCH;
  });
}

const inApp = (
  { now }: Ready,
  message: Sent,
  { UserId, ...reader }: User,
  facts: ReaderFacts,
): Parameters<Copies['write']>[1][number] => {
  const { Title, Text } = renderForReader(message, message.ClubName, reader, facts);
  return {
    draft: {
      Event: 'ClubMessage',
      ActorId: message.AuthorId,
      TargetId: UserId,
      SubjectId: message.MessageId,
      Payload: { Title, Message: Text },
      staff: 'no',
      unmailed: true,
    },
    UserId,
    Audience: 'User',
    ClubId: message.ClubId,
    EventId: null,
    At: now(),
  };
};

async function mailTo(
  { publicUrl, mail }: Ready,
  trx: Queryable,
  message: Sent,
  reader: User,
  facts: ReaderFacts,
  reached: ReachedNow | undefined,
): Promise<store.RecipientState> {
  if (reached?.quietUntil) return { NotBefore: reached.quietUntil };
  if (!reached?.by('Email')) return { Email: 'Failed' };
  const stated = renderForReader(message, message.ClubName, reader, facts);
  const letter = messageMail(
    message.ClubName,
    stated,
    { Button: buttonTo(message, reader), PictureUri: message.PictureUri },
    reader,
    publicUrl,
  );
  return { Email: 'Sent', MailId: await mail.queue(letter, trx, { haste: 'many' }) };
}

async function smsTo({ profiles, audiences, db, sms, log }: Ready, message: Sent, userId: number): Promise<store.RecipientState> {
  const [reader] = await profiles([userId]);
  const reached = (await audiences.reachedNow(db, message, [userId])).get(userId);
  if (reached?.quietUntil) return { Sms: 'Waiting', NotBefore: reached.quietUntil };
  if (!reached?.by('Sms') || !reader?.Phone) return { Sms: 'Failed' };
  const facts = storedFacts(await store.factsOfRecipient(db, message.MessageId, userId));
  try {
    const text = smsText(renderForReader(message, message.ClubName, reader, facts));
    await sms.send({ id: `${message.MessageId}-${userId}`, to: reader.Phone, text });
    return { Sms: 'Sent' };
  } catch (error) {
    log.warn({ err: error, message: message.MessageId }, 'an SMS was not taken');
    return { Sms: 'Failed' };
  }
}

/**
 * Each SMS is a separate job, so that a slow gateway delays only this SMS. An SMS already marked as taken has an unknown result
 * and counts as failed.
 */
async function sendSms(parts: Ready, messageId: MessageId, userId: number): Promise<void> {
  const message = await store.messageOf(parts.db, messageId);
  if (!message) return;
  if (!(await store.takeSms(parts.db, message.MessageId, userId))) return store.giveUpTaken(parts.db, message.MessageId, userId);
  const standing = await smsTo(parts, message, userId);
  await parts.db.transaction().execute(async (trx) => {
    await store.setRecipientState(trx, message.MessageId, userId, standing);
    if (standing.NotBefore) await queueJob(trx, smsJob(messageId, userId, standing.NotBefore));
  });
}

async function deliver(parts: Ready, messageId: MessageId): Promise<void> {
  const message = await store.messageOf(parts.db, messageId);
  if (!message) return;
  const at = parts.now();
  while (await hand(parts, message));
  const bySms = message.Sms ? await store.dueSms(parts.db, message.MessageId, at) : [];
  await queueJobs(
    parts.db,
    bySms.map((userId) => smsJob(messageId, userId)),
  );
  const later = await store.nextGoing(parts.db, messageId, at);
  if (later) await queueJob(parts.db, deliveryJob(messageId, later));
}
