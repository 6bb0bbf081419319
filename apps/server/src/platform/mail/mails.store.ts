import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface StoredMail extends OutgoingMail {
  readonly id: number;
  readonly attempts: number;
  readonly priority: number;
  readonly createdAt: Date;
}

const columns = [
  'MailId as id',
  'To as to',
  'Subject as subject',
  'Text as text',
  'Html as html',
  'Attempts as attempts',
  'Priority as priority',
  'CreatedAt as createdAt',
] as const;

export const insertMail = async (
  db: Queryable,
  { to, subject, text, html }: OutgoingMail,
  { notBefore, priority }: { readonly notBefore: Date | undefined; readonly priority: number },
): Promise<number> =>
  (
    await db
      .insertInto('mails')
      .values({
        To: to,
        Subject: subject,
        Text: text,
        Html: html,
        Priority: priority,
        ...(notBefore ? { NextAttemptAt: notBefore } : {}),
      })
      .returning('MailId')
      .executeTakeFirstOrThrow()
  ).MailId;

export async function takeDueMail(
  db: Queryable,
  id: number,
  { attemptsMax, forSeconds }: { readonly attemptsMax: number; readonly forSeconds: number },
): Promise<StoredMail | undefined> {
  return db
    .updateTable('mails')
    .set({ NextAttemptAt: sql<Date>`now() + make_interval(secs => ${forSeconds})` })
    .where('MailId', '=', id)
    .where('SentAt', 'is', null)
    .where('RefusedAt', 'is', null)
    .where('NextAttemptAt', '<=', sql<Date>`now()`)
    .where('Attempts', '<', attemptsMax)
    .returning(columns)
    .executeTakeFirst();
}

export async function keepTaken(db: Queryable, id: number, forSeconds: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ NextAttemptAt: sql<Date>`now() + make_interval(secs => ${forSeconds})` })
    .where('MailId', '=', id)
    .where('SentAt', 'is', null)
    .execute();
}

export const waitingMails = (
  db: Queryable,
  attemptsMax: number,
  id?: number,
): Promise<{ id: number; runAt: Date; priority: number }[]> =>
  db
    .selectFrom('mails')
    .select(['MailId as id', 'NextAttemptAt as runAt', 'Priority as priority'])
    .where('SentAt', 'is', null)
    .where('RefusedAt', 'is', null)
    .where('Attempts', '<', attemptsMax)
    .$if(id !== undefined, (found) => found.where('MailId', '=', id ?? 0))
    .execute();

export interface MailTried {
  readonly MailId: number;
  readonly TriedAt: Date | null;
  readonly SentAt: Date | null;
  readonly LastError: string | null;
}
const tried = ['MailId', 'TriedAt', 'SentAt', 'LastError'] as const;

export const markSent = (db: Queryable, id: number, isStored: boolean): Promise<MailTried | undefined> =>
  db
    .updateTable('mails')
    // The text is deleted after sending, because it may contain links that grant access.
    .set(({ eb }) => ({
      SentAt: sql`now()`,
      TriedAt: sql`now()`,
      Attempts: eb('Attempts', '+', 1),
      LastError: null,
      ...(isStored ? {} : { Text: '', Html: '' }),
    }))
    .where('MailId', '=', id)
    .returning(tried)
    .executeTakeFirst();

export const markFailed = (
  db: Queryable,
  id: number,
  error: string,
  retryInSeconds: number,
): Promise<(MailTried & { readonly NextAttemptAt: Date }) | undefined> =>
  db
    .updateTable('mails')
    .set(({ eb }) => ({
      Attempts: eb('Attempts', '+', 1),
      LastError: error,
      TriedAt: sql`now()`,
      NextAttemptAt: sql<Date>`now() + make_interval(secs => ${retryInSeconds})`,
    }))
    .where('MailId', '=', id)
    .returning([...tried, 'NextAttemptAt'])
    .executeTakeFirst();

export const markRefused = (db: Queryable, id: number, error: string): Promise<MailTried | undefined> =>
  db
    .updateTable('mails')
    .set(({ eb }) => ({
      Attempts: eb('Attempts', '+', 1),
      LastError: error,
      TriedAt: sql`now()`,
      RefusedAt: sql`now()`,
    }))
    .where('MailId', '=', id)
    .returning(tried)
    .executeTakeFirst();

export const latestMails = (db: Queryable, count: number): Promise<StoredMail[]> =>
  db.selectFrom('mails').select(columns).orderBy('MailId', 'desc').limit(count).execute();

/** Skips a mail whose outcome is being recorded: that transaction may wait for the caller's locks. */
export async function deleteUnsent(db: Queryable, id: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('MailId', '=', ({ selectFrom }) =>
      selectFrom('mails')
        .select('MailId')
        .where('MailId', '=', id)
        .where('SentAt', 'is', null)
        .where('RefusedAt', 'is', null)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** `days` must be longer than the validity of links in mails. */
export async function deleteOldMails(db: Queryable, days: number): Promise<void> {
  await db.deleteFrom('mails').where('CreatedAt', '<', sql<Date>`now() - make_interval(days => ${days})`).execute();
}
