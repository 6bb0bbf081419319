import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import { every } from '../jobs/every.ts';
import { deleteOldMails, insertMail, markFailed, markSent, nextDueMail, type OutgoingMail } from './mails.store.ts';

const KEEP_DAYS = 30;
const SWEEP_MS = 30_000;
/** Seconds before each further attempt; after the last a mail is given up. */
const RETRY_SECONDS = [30, 120, 600, 3600, 3600, 21_600, 21_600, 43_200] as const;
const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;

export interface Mail {
  /** Puts a mail into the outbox, in the caller's transaction. `kick` after its commit sends it at once. */
  queue(mail: OutgoingMail, via: Queryable): Promise<void>;
  kick(): void;
  close(): Promise<void>;
}

/** The outbox and its way out: SMTP where `smtpUrl` is set; else mails wait in the outbox, where the mailbox page shows them. */
export function createMail({
  db,
  smtpUrl,
  from,
  log,
}: {
  db: Database;
  smtpUrl: string | undefined;
  from: string;
  log: Logger;
}): Mail {
  const transport =
    smtpUrl === undefined
      ? undefined
      : createTransport({ url: smtpUrl, connectionTimeout: CONNECT_MS, socketTimeout: SOCKET_MS }, { from });
  let sending: Promise<void> = Promise.resolve();

  /** Sends one due mail; answers whether there was one. */
  async function sendNext(send: (mail: OutgoingMail) => Promise<unknown>): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      const mail = await nextDueMail(trx, RETRY_SECONDS.length);
      if (!mail) return false;
      try {
        await send({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
        await markSent(trx, mail.id);
      } catch (error) {
        const retry = RETRY_SECONDS[mail.attempts] ?? 0;
        await markFailed(trx, mail.id, error instanceof Error ? error.message : String(error), retry);
        log.warn({ err: error, mail: mail.id, retryInSeconds: retry }, 'mail not sent');
      }
      return true;
    });
  }

  async function sendDue(): Promise<void> {
    await deleteOldMails(db, KEEP_DAYS);
    if (!transport) return;
    while (await sendNext((mail) => transport.sendMail(mail)));
  }

  /** One delivery at a time; a failed one does not stop the next. */
  function deliver(): Promise<void> {
    const run = sending.then(sendDue);
    sending = run.catch(() => {});
    return run;
  }

  const sweep = every(SWEEP_MS, 'mail', deliver, log);
  return {
    queue: (mail, via) => insertMail(via, mail),
    kick() {
      deliver().catch((error: unknown) => log.warn({ err: error }, 'mail not sent'));
    },
    async close() {
      await sweep.stop();
      await sending;
      transport?.close();
    },
  };
}
