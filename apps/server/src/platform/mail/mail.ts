import { setTimeout as pause } from 'node:timers/promises';
import { idSchema } from '@clubpulse/contract/scalars';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Database, isUnavailable, type Queryable } from '../database/database.ts';
import { emit } from '../events/emit.store.ts';
import { type Job, job } from '../jobs/job.ts';
import { type NewJob, priorities, queueJob } from '../jobs/jobs.store.ts';
import {
  deleteOldMails,
  deleteUnsent,
  insertMail,
  keepTaken,
  type MailTried,
  markFailed,
  markRefused,
  markSent,
  type OutgoingMail,
  type StoredMail,
  takeDueMail,
  waitingMails,
} from './mails.store.ts';

const KEEP_DAYS = 30;
/** Seconds to wait after each failed attempt. After the last attempt the mail is given up. */
const RETRY_SECONDS = [30, 120, 600, 3600, 3600, 21_600, 21_600, 43_200] as const;
export const MAIL_ATTEMPTS = RETRY_SECONDS.length;
const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;
/** Seconds for which a process reserves a mail. */
const TAKEN_SECONDS = 45;
const EXTEND_MS = 15_000;
const RECORD_AGAIN_MS = 200;
const RECORD_TRIES = 300;
const MAIL_JOB = 'mail';

export interface MailMoment {
  readonly notBefore?: Date | undefined;
  readonly haste?: keyof typeof priorities | undefined;
}

type Tried = (trx: Queryable, mail: MailTried) => Promise<void>;

export interface Mail {
  queue(mail: OutgoingMail, via: Queryable, when?: MailMoment): Promise<number>;
  withdraw(id: number, via: Queryable): Promise<void>;
  whenTried(listener: Tried): void;
  readonly jobs: readonly Job[];
  purge(): Promise<void>;
  close(): void;
}

/** Mails are sent by SMTP if `smtpUrl` is set, shown on the mailbox page in a demo, otherwise stored in the table `mails`. */
export function createMail({
  db,
  smtpUrl,
  mailbox = false,
  from,
  log,
}: {
  db: Database;
  smtpUrl: string | undefined;
  mailbox?: boolean;
  from: string;
  log: Logger;
}): Mail {
  const transport =
    smtpUrl === undefined
      ? mailbox
        ? createTransport({ jsonTransport: true }, { from })
        : undefined
      : createTransport({ url: smtpUrl, connectionTimeout: CONNECT_MS, socketTimeout: SOCKET_MS }, { from });
  const listeners: Tried[] = [];
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'clubpulse.invalid';

  /** A retry has the same message id. */
  async function send(id: number): Promise<void> {
    if (!transport) return;
    const mail = await takeDueMail(db, id, { attemptsMax: RETRY_SECONDS.length, forSeconds: TAKEN_SECONDS });
    if (!mail) {
      for (const waiting of await waitingMails(db, RETRY_SECONDS.length, id)) await queueJob(db, sending(waiting));
      return;
    }
    const extension = setInterval(() => {
      keepTaken(db, id, TAKEN_SECONDS).catch((error: unknown) =>
        log.warn({ err: error, mail: id }, 'a mail under way could not stay taken'),
      );
    }, EXTEND_MS);
    try {
      const { to, subject, text, html } = mail;
      await transport.sendMail({ to, subject, text, html, messageId: `<mail-${mail.createdAt.getTime()}-${id}@${host}>` });
    } catch (error) {
      return await db.transaction().execute((trx) => failed(trx, mail, error));
    } finally {
      clearInterval(extension);
    }
    await insist(() => db.transaction().execute(async (trx) => wasTried(trx, await markSent(trx, id, mailbox))));
  }

  async function failed(trx: Queryable, mail: StoredMail, error: unknown): Promise<void> {
    const { id, to, subject, attempts } = mail;
    const ErrorMessage = error instanceof Error ? error.message : String(error);
    const retry = isNoMailbox(error) ? undefined : RETRY_SECONDS[attempts];
    if (isNoMailbox(error)) await wasTried(trx, await markRefused(trx, id, ErrorMessage));
    else await goOn(trx, mail, ErrorMessage);
    if (retry === undefined || attempts + 1 >= RETRY_SECONDS.length) {
      const Payload = { MailId: id, Email: to, Subject: subject, ErrorCode: answerOf(error), ErrorMessage };
      await emit(trx, { ClubId: null, Type: 'EmailError', Payload });
    }
    log.warn({ err: error, mail: id, retryInSeconds: retry }, 'mail not sent');
  }

  async function wasTried(trx: Queryable, mail: MailTried | undefined): Promise<void> {
    if (mail) for (const listener of listeners) await listener(trx, mail);
  }

  async function goOn(trx: Queryable, { id, attempts, priority }: StoredMail, message: string): Promise<void> {
    const tried = await markFailed(trx, id, message, RETRY_SECONDS[attempts] ?? 0);
    await wasTried(trx, tried);
    const runAt = tried?.NextAttemptAt;
    if (runAt && attempts + 1 < RETRY_SECONDS.length) await queueJob(trx, sending({ id, runAt, priority }));
  }

  const sender = job(MAIL_JOB, z.object({ MailId: idSchema }), ({ MailId }) => send(MailId), {
    queue: 'mail',
    atStart: async () => {
      if (transport) for (const waiting of await waitingMails(db, RETRY_SECONDS.length)) await queueJob(db, sending(waiting));
    },
  });

  return {
    async queue(mail, via, { notBefore, haste = 'personal' } = {}) {
      const priority = priorities[haste];
      const id = await insertMail(via, mail, { notBefore, priority });
      await queueJob(via, sending({ id, runAt: notBefore, priority }));
      return id;
    },
    withdraw: (id, via) => deleteUnsent(via, id),
    whenTried: (listener) => void listeners.push(listener),
    jobs: [sender],
    purge: () => deleteOldMails(db, KEEP_DAYS),
    close: () => transport?.close(),
  };
}

/** Without this row the queue would send the accepted mail again. */
async function insist(record: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await record();
    } catch (error) {
      if (tries === RECORD_TRIES || !isUnavailable(error)) throw error;
      await pause(RECORD_AGAIN_MS);
    }
  }
}

/** True if the mail server refuses the mailbox permanently, not the sender or content. */
const isNoMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

const answerOf = (error: unknown): string | null =>
  error instanceof Error && 'responseCode' in error ? String(error.responseCode) : null;

interface Sending {
  readonly id: number;
  readonly runAt: Date | undefined;
  readonly priority: number;
}
const sending = ({ id, runAt, priority }: Sending): NewJob => ({
  task: MAIL_JOB,
  payload: { MailId: id },
  key: `${MAIL_JOB}:${id}`,
  runAt,
  priority,
});
