import type { User } from '@clubpulse/contract/accounts/users';
import type { ThreadId } from '@clubpulse/contract/office/replies/replies';
import { idSchema } from '@clubpulse/contract/scalars';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { type NewJob, queueJob } from '../../platform/jobs/jobs.store.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailTime } from '../notices/public.ts';
import { answerMail } from './replies.mail.ts';
import * as store from './replies.store.ts';

const UNREAD_JOB = 'thread-unread';

export const unreadJob = (threadId: number, runAt: Date): NewJob => ({
  task: UNREAD_JOB,
  payload: { ThreadId: threadId },
  key: `${UNREAD_JOB}:${threadId}`,
  runAt,
});

interface UnreadParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly publicUrl: string;
  readonly now?: () => Date;
}

/** Mails a reply that was not read within an hour. Mail and mark are in one transaction, so each reply causes one mail. */
export function createUnreadAnswers(parts: UnreadParts) {
  const ready = { now: () => new Date(), ...parts };
  const jobs: readonly Job[] = [
    job(UNREAD_JOB, z.object({ ThreadId: idSchema }), ({ ThreadId }) => mailUnread(ready, ThreadId as ThreadId)),
  ];
  return { jobs, mailUnread: (threadId: ThreadId) => mailUnread(ready, threadId) };
}

const mailUnread = ({ db, mail, profiles, publicUrl, now }: Required<UnreadParts>, threadId: ThreadId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const held = await store.holdThread(trx, threadId);
    if (!held?.MailAt) return;
    if (held.MailAt > now()) return queueJob(trx, unreadJob(threadId, held.MailAt));
    await store.setMailAt(trx, threadId, null);
    const answers = await store.unreadAnswers(trx, threadId);
    const thread = await store.threadOf(trx, threadId);
    const [reader] = await profiles([held.UserId], trx);
    if (answers.length === 0 || !thread || !reader) return;
    const when = await mailTime(trx, reader, { group: 'Members' }, now());
    if (when) await mail.queue(answerMail(thread, answers, reader, publicUrl), trx, { ...when, haste: 'personal' });
  });
