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

/** It waits until `notBefore`, where that is said. */
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

/** The mail if it is due, reserved for the connection's transaction: two servers never send the same one at once. */
export const takeDueMail = (db: Queryable, id: number, attemptsMax: number): Promise<StoredMail | undefined> =>
  db
    .selectFrom('mails')
    .select(columns)
    .where('MailId', '=', id)
    .where('SentAt', 'is', null)
    .where('RefusedAt', 'is', null)
    .where('NextAttemptAt', '<=', sql<Date>`now()`)
    .where('Attempts', '<', attemptsMax)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Those that still wait, with the moment of the next attempt. */
export const waitingMails = (db: Queryable, attemptsMax: number): Promise<{ id: number; runAt: Date; priority: number }[]> =>
  db
    .selectFrom('mails')
    .select(['MailId as id', 'NextAttemptAt as runAt', 'Priority as priority'])
    .where('SentAt', 'is', null)
    .where('RefusedAt', 'is', null)
    .where('Attempts', '<', attemptsMax)
    .execute();

export async function markSent(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable('mails')
    // What it said is its reader's now: links in it let people in.
    .set(({ eb }) => ({
      SentAt: sql`now()`,
      TriedAt: sql`now()`,
      Attempts: eb('Attempts', '+', 1),
      LastError: null,
      Text: '',
      Html: '',
    }))
    .where('MailId', '=', id)
    .execute();
}

/** Answers when it is tried again. */
export async function markFailed(db: Queryable, id: number, error: string, retryInSeconds: number): Promise<Date> {
  const row = await db
    .updateTable('mails')
    .set(({ eb }) => ({
      Attempts: eb('Attempts', '+', 1),
      LastError: error,
      TriedAt: sql`now()`,
      NextAttemptAt: sql<Date>`now() + make_interval(secs => ${retryInSeconds})`,
    }))
    .where('MailId', '=', id)
    .returning('NextAttemptAt')
    .executeTakeFirstOrThrow();
  return row.NextAttemptAt;
}

/** It is not tried again. */
export async function markRefused(db: Queryable, id: number, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set(({ eb }) => ({
      Attempts: eb('Attempts', '+', 1),
      LastError: error,
      TriedAt: sql`now()`,
      RefusedAt: sql`now()`,
    }))
    .where('MailId', '=', id)
    .execute();
}

export const latestMails = (db: Queryable, count: number): Promise<StoredMail[]> =>
  db.selectFrom('mails').select(columns).orderBy('MailId', 'desc').limit(count).execute();

/** Mails carry links that let people in: they are not kept once their links are long dead. */
export async function deleteOldMails(db: Queryable, days: number): Promise<void> {
  await db.deleteFrom('mails').where('CreatedAt', '<', sql<Date>`now() - make_interval(days => ${days})`).execute();
}
