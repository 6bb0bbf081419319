import type { User } from '@clubpulse/contract/accounts/users';
import type { MessageId } from '@clubpulse/contract/office/messages';
import { idSchema } from '@clubpulse/contract/scalars';
import { smsText } from '@clubpulse/rules/office/messages/messages';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob } from '../../platform/jobs/jobs.store.ts';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { phrase } from '../../platform/words/words.ts';
import { insertNotifications } from '../notifications/public.ts';
import { saidTo } from './messages.present.ts';
import * as store from './messages.store.ts';

const DELIVERY_JOB = 'club-message';
/** People of one transaction: what dies is done anew from the last of them. */
const BATCH = 100;

export const deliveryJob = (messageId: number, runAt?: Date): NewJob => ({
  task: DELIVERY_JOB,
  payload: { MessageId: messageId },
  key: `${DELIVERY_JOB}:${messageId}`,
  runAt,
});

interface DeliveryParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly sms: Sms;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly now?: () => Date;
}

/**
 * Hands a message to everybody it goes to, once however often a worker dies: what stands in the app and in the outbox is written with
 * the mark that it is; an SMS is marked as taken before it is sent, and what nobody came back with is not sent again.
 */
export function createDelivery({ db, mail, sms, publicUrl, log, profiles, now = () => new Date() }: DeliveryParts) {
  type Sent = NonNullable<Awaited<ReturnType<typeof store.messageOf>>>;

  async function hand(message: Sent): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const waiting = await store.takeWaiting(trx, message.MessageId, BATCH);
      const readers = new Map(
        (
          await profiles(
            waiting.map(({ UserId }) => UserId),
            trx,
          )
        ).map((user) => [user.UserId, user]),
      );
      for (const { UserId, App, Email, NotBefore } of waiting) {
        const reader = readers.get(UserId);
        // Whoever deleted her account meanwhile takes her row along.
        if (!reader) continue;
        const words = saidTo(message, message.ClubName, reader);
        if (App === 'Waiting')
          await insertNotifications(trx, [
            {
              UserId,
              ClubId: message.ClubId,
              Event: 'ClubMessage',
              Audience: 'User',
              ActorId: message.AuthorId,
              TargetId: UserId,
              SubjectId: message.MessageId,
              Payload: JSON.stringify({ Title: words.Title, Message: words.Text }),
              State: 'New',
              CreatedAt: now(),
            },
          ]);
        const letter = () => letterMail(letterOf(message.ClubName, words, reader, publicUrl));
        const mailId = Email === 'Waiting' ? await mail.queue(letter(), trx, NotBefore ?? undefined) : null;
        await store.markHanded(trx, message.MessageId, UserId, mailId);
      }
      return waiting.length === BATCH;
    });
  }

  async function sendOne(message: Sent, userId: number): Promise<void> {
    const [reader] = await profiles([userId]);
    let state: 'Sent' | 'Failed' = 'Failed';
    try {
      if (reader?.Phone) {
        const text = smsText(saidTo(message, message.ClubName, reader));
        await sms.send({ id: `${message.MessageId}-${userId}`, to: reader.Phone, text });
        state = 'Sent';
      }
    } catch (error) {
      log.warn({ err: error, message: message.MessageId }, 'an SMS was not taken');
    }
    await store.settleSms(db, message.MessageId, userId, state);
  }

  async function deliver(messageId: MessageId): Promise<void> {
    const message = await store.messageOf(db, messageId);
    if (!message) return;
    while (await hand(message));
    if (!message.Sms) return;
    await store.giveUpTaken(db, messageId);
    for (;;) {
      const next = await store.takeSms(db, messageId, now());
      if (next === undefined) break;
      await sendOne(message, next);
    }
    const later = await store.nextSms(db, messageId);
    if (later) await queueJob(db, deliveryJob(messageId, later));
  }

  const jobs: Job[] = [job(DELIVERY_JOB, z.object({ MessageId: idSchema }), ({ MessageId }) => deliver(MessageId as MessageId))];
  return { deliver, jobs };
}

const letterOf = (club: string, words: { readonly Title: string; readonly Text: string }, reader: User, publicUrl: string) => ({
  to: reader.Email,
  language: reader.Language,
  subject: words.Title,
  hello: phrase(reader.Language, 'notices.hello', { name: reader.FirstMidName || reader.Nickname }),
  text: words.Text,
  action: phrase(reader.Language, 'identity.open-app'),
  link: `${publicUrl}/#/Messages`,
  why: phrase(reader.Language, 'told.why-mail', { club }),
});
