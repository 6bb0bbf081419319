import { idSchema } from '@clubpulse/contract/scalars';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database, Queryable } from '../database/database.ts';
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
/** Seconds before each further attempt; after the last a mail is given up. */
const RETRY_SECONDS = [30, 120, 600, 3600, 3600, 21_600, 21_600, 43_200] as const;
/** So often a mail is tried before it is given up. */
export const MAIL_ATTEMPTS = RETRY_SECONDS.length;
const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;
/** Taken for so long, and taken anew while it is on its way: who took it and ended without a word leaves it to the next try. */
const TAKEN_SECONDS = 45;
const TAKE_ANEW_MS = 15_000;
const MAIL_JOB = 'mail';

export interface MailMoment {
  readonly notBefore?: Date | undefined;
  /** Personal when left out. */
  readonly haste?: keyof typeof priorities | undefined;
}

/** How the last attempt of a mail ended. */
type Tried = (trx: Queryable, mail: MailTried) => Promise<void>;

export interface Mail {
  /** Puts a mail into the outbox, in the caller's transaction; it is sent when that commits, or at `notBefore`. Answers its id there. */
  queue(mail: OutgoingMail, via: Queryable, when?: MailMoment): Promise<number>;
  /** Takes a mail back that has not gone yet, in the caller's transaction: nobody is to read it any more. */
  withdraw(id: number, via: Queryable): Promise<void>;
  /** Is called in the transaction that writes down how an attempt ended; once for each that asks, before the first mail goes. */
  whenTried(listener: Tried): void;
  readonly jobs: readonly Job[];
  /** Forgets mails of long ago. */
  purge(): Promise<void>;
  close(): void;
}

/** The outbox and its way out: SMTP where `smtpUrl` is set, the mailbox page on a demo; else mails wait in the outbox. */
export function createMail({
  db,
  smtpUrl,
  mailbox = false,
  from,
  log,
}: {
  db: Database;
  smtpUrl: string | undefined;
  /** Without a mail server the page of the mailbox is where mails arrive. */
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

  /**
   * Takes it, sends it, and writes down how that ended: nothing of the database is held while a server takes its time. A process that
   * ends between leaves it to the next try, which carries the same id, so that a server that has it already can tell.
   */
  async function send(id: number): Promise<void> {
    if (!transport) return;
    const mail = await takeDueMail(db, id, { attemptsMax: RETRY_SECONDS.length, forSeconds: TAKEN_SECONDS });
    if (!mail) {
      // Somebody has taken it, and may be gone.
      for (const waiting of await waitingMails(db, RETRY_SECONDS.length, id)) await queueJob(db, sending(waiting));
      return;
    }
    const anew = setInterval(() => {
      keepTaken(db, id, TAKEN_SECONDS).catch((error: unknown) => log.warn({ err: error, mail: id }, 'mail not kept'));
    }, TAKE_ANEW_MS);
    try {
      const { to, subject, text, html } = mail;
      await transport.sendMail({ to, subject, text, html, messageId: `<mail-${mail.createdAt.getTime()}-${id}@${host}>` });
    } catch (error) {
      return await db.transaction().execute((trx) => failed(trx, mail, error));
    } finally {
      clearInterval(anew);
    }
    // Where the database is away now, that is no word of the mail server's: the queue tries the job again.
    await db.transaction().execute(async (trx) => wasTried(trx, await markSent(trx, id, mailbox)));
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

  /** A mail that was withdrawn meanwhile is not there any more. */
  async function wasTried(trx: Queryable, mail: MailTried | undefined): Promise<void> {
    if (mail) for (const listener of listeners) await listener(trx, mail);
  }

  /** Tries it again later, unless that was the last time or it was withdrawn meanwhile. */
  async function goOn(trx: Queryable, { id, attempts, priority }: StoredMail, message: string): Promise<void> {
    const tried = await markFailed(trx, id, message, RETRY_SECONDS[attempts] ?? 0);
    await wasTried(trx, tried);
    const runAt = tried?.NextAttemptAt;
    if (runAt && attempts + 1 < RETRY_SECONDS.length) await queueJob(trx, sending({ id, runAt, priority }));
  }

  const sender = job(MAIL_JOB, z.object({ MailId: idSchema }), ({ MailId }) => send(MailId), {
    lane: 'mail',
    // What waited for a mail server, or was queued by a version that swept.
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

/** Whether the server said for good that it takes nothing for that address; of the sender, the letter or itself it says so otherwise. */
const isNoMailbox = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** The number with which the server refused it, where it did. */
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
