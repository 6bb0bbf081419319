import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { makeDue, queuedJobs, runJobs } from '../../test/jobs.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { outsideTransaction } from '../database/pool/one-connection.ts';
import { gateTo } from '../database/test/gate.ts';
import { createMail } from './mail.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let open: OpenDatabase;
const received: string[] = [];
let refusals = 0;
let whileOnItsWay: (() => Promise<void>) | undefined;
const grey = new Set<string>();

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const respond = (text: string, responseCode: number) => done(Object.assign(new Error(text), { responseCode }));
    if (address.startsWith('unknown')) respond('No such mailbox', 550);
    else if (grey.delete(address)) respond('Greylisted', 451);
    else done();
  },
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    const take = async () => {
      await whileOnItsWay?.();
      if (refusals > 0) {
        refusals--;
        done(new Error('try later'));
        return;
      }
      received.push(Buffer.concat(parts).toString());
      done();
    };
    stream.on('end', () => void take());
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await open.close();
  await database.drop();
});

const smtpUrl = () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const letter = (to: string) => ({ to, subject: 'Ciao ragazzi, è ora', text: 'Un saluto', html: '<p>Un saluto</p>' });
const row = (to: string) => open.db.selectFrom('mails').selectAll().where('To', '=', to).executeTakeFirstOrThrow();

it('a mail is sent once, after the commit of the transaction that queued it', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  await open.db.transaction().execute((trx) => mail.queue(letter('ada@example.com'), trx));
  await open.db
    .transaction()
    .execute(async (trx) => {
      await mail.queue(letter('nobody@example.com'), trx);
      throw new Error('undone');
    })
    .catch(() => {});
  await Promise.all([runJobs(database.url, mail.jobs), runJobs(database.url, mail.jobs)]);
  mail.close();

  expect(received).toHaveLength(1);
  const read = await PostalMime.parse(received[0] ?? '');
  expect(read.from).toMatchObject({ name: 'Club', address: 'club@example.com' });
  expect(read.to).toMatchObject([{ address: 'ada@example.com' }]);
  expect(read.subject).toBe('Ciao ragazzi, è ora');
  expect(read.text?.trim()).toBe('Un saluto');
  const sent = await row('ada@example.com');
  expect(sent.SentAt).not.toBeNull();
  expect([sent.Subject, sent.Text, sent.Html]).toEqual(['Ciao ragazzi, è ora', '', '']);
});

it('a mail can be withdrawn until it has been sent, even while it is being delivered', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  const before = received.length;
  const wrong = await mail.queue(letter('wrong@example.com'), open.db);
  await mail.withdraw(wrong, open.db);
  await runJobs(database.url, mail.jobs);
  expect(received).toHaveLength(before);

  refusals = 1;
  const late = await mail.queue(letter('late@example.com'), open.db);
  whileOnItsWay = () => mail.withdraw(late, open.db);
  await runJobs(database.url, mail.jobs);
  whileOnItsWay = undefined;
  expect(await open.db.selectFrom('mails').select('MailId').where('MailId', 'in', [wrong, late]).execute()).toEqual([]);

  const held = await mail.queue(letter('held@example.com'), open.db);
  await open.db.transaction().execute(async (trx) => {
    await trx.updateTable('mails').set({ TriedAt: new Date() }).where('MailId', '=', held).execute();
    await outsideTransaction(() => mail.withdraw(held, open.db));
  });
  await mail.withdraw(held, open.db);
  await runJobs(database.url, mail.jobs);
  expect(received).toHaveLength(before);

  const sent = await mail.queue(letter('sent@example.com'), open.db);
  await runJobs(database.url, mail.jobs);
  await mail.withdraw(sent, open.db);
  expect((await row('sent@example.com')).SentAt).not.toBeNull();
  mail.close();
});

it('a mail that the mail server refused is retried', async () => {
  refusals = 1;
  const first = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'club@example.com', log });
  await first.queue(letter('bea@example.com'), open.db);
  await runJobs(database.url, first.jobs);
  first.close();
  const waiting = await row('bea@example.com');
  expect(waiting).toMatchObject({ SentAt: null, Attempts: 1 });
  expect(waiting.LastError).toContain('try later');
  expect(waiting.NextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 10_000);

  expect(await queuedJobs(open.db, 'mail')).toMatchObject([{ runAt: waiting.NextAttemptAt, attempts: 0 }]);
  await open.db.updateTable('mails').set({ NextAttemptAt: new Date() }).where('To', '=', 'bea@example.com').execute();
  await makeDue(open.db);
  const second = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'club@example.com', log });
  await runJobs(database.url, second.jobs);
  second.close();
  expect(await row('bea@example.com')).toMatchObject({ Attempts: 2, LastError: null });
});

async function runLater(mail: ReturnType<typeof createMail>): Promise<void> {
  await open.db
    .updateTable('mails')
    .set({ NextAttemptAt: new Date(Date.now() - 1000) })
    .where('SentAt', 'is', null)
    .execute();
  await makeDue(open.db);
  await runJobs(database.url, mail.jobs);
}

it('a slow delivery of a mail holds no database lock, and no other process sends the mail meanwhile', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  const other = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  await mail.queue(letter('slow@example.com'), open.db);
  const before = received.length;
  let held: unknown;
  whileOnItsWay = async () => {
    whileOnItsWay = undefined;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(open.db);
    held = rows[0]?.n;
    for (const { atStart } of other.jobs) await atStart?.();
    await runJobs(database.url, other.jobs);
  };
  await runJobs(database.url, mail.jobs);
  await runLater(mail);
  expect(held).toBe(0);
  expect(received.length - before).toBe(1);
  expect(received.at(-1)).toMatch(/^Message-ID: <mail-\d+-\d+@example\.com>\r?$/m);
  expect(await row('slow@example.com')).toMatchObject({ Attempts: 1, SentAt: expect.any(Date) });
  mail.close();
  other.close();
});

it('a mail is retried when its process ended during delivery', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  await mail.queue(letter('left@example.com'), open.db);
  await open.db
    .updateTable('mails')
    .set({ NextAttemptAt: new Date(Date.now() + 45_000) })
    .where('To', '=', 'left@example.com')
    .execute();
  await runJobs(database.url, mail.jobs);
  const { NextAttemptAt } = await row('left@example.com');
  expect((await queuedJobs(open.db, 'mail')).filter(({ runAt }) => runAt.getTime() === NextAttemptAt.getTime())).toHaveLength(1);
  await runLater(mail);
  expect(await row('left@example.com')).toMatchObject({ SentAt: expect.any(Date) });
  mail.close();
});

it('a mail is sent once although the database is unavailable after the mail server accepted it', async () => {
  const way = await gateTo(database.networkUrl);
  const gated = openDatabase(way.url);
  const mail = createMail({ db: gated.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  await gated.db.transaction().execute((trx) => mail.queue(letter('accepted@example.com'), trx));
  whileOnItsWay = async () => way.shut();
  const sending = runJobs(database.url, mail.jobs);
  await vi.waitFor(() => expect(way.gate.knocks).toBeGreaterThan(0));
  whileOnItsWay = undefined;
  way.gate.isOpen = true;
  await sending;
  await runLater(mail);
  mail.close();
  expect((await row('accepted@example.com')).SentAt).not.toBeNull();
  expect(received.filter((text) => text.includes('accepted@example.com'))).toHaveLength(1);
  await gated.close();
  await way.end();
});

it('a demo mail appears in the mailbox page at once', async () => {
  const mail = createMail({ db: open.db, smtpUrl: undefined, mailbox: true, from: 'Club <club@example.com>', log });
  await open.db.transaction().execute((trx) => mail.queue(letter('demo@example.com'), trx));
  await runJobs(database.url, mail.jobs);
  const { SentAt, Text } = await row('demo@example.com');
  expect([SentAt, Text]).toEqual([expect.any(Date), 'Un saluto']);
});

it('a mail to a mailbox that does not exist is given up at once, and an event reports the failure', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'club@example.com', log });
  await mail.queue(letter('unknown@example.com'), open.db);
  await runJobs(database.url, mail.jobs);
  expect(await row('unknown@example.com')).toMatchObject({ SentAt: null, Attempts: 1, RefusedAt: expect.any(Date) });
  await runLater(mail);
  expect(await row('unknown@example.com')).toMatchObject({ Attempts: 1 });
  const { Payload } = await open.db
    .selectFrom('events')
    .select('Payload')
    .where('Type', '=', 'EmailError')
    .executeTakeFirstOrThrow();
  expect(Payload).toMatchObject({ Email: 'unknown@example.com', ErrorCode: '550' });
  await open.db.deleteFrom('events').execute();
  mail.close();
});

it('a mail that the mail server first refuses temporarily (greylisting) is delivered later', { tags: ['atLength'] }, async () => {
  grey.add('grey@example.com');
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'club@example.com', log });
  await mail.queue(letter('grey@example.com'), open.db);
  await runJobs(database.url, mail.jobs);
  expect(await row('grey@example.com')).toMatchObject({ SentAt: null, Attempts: 1, RefusedAt: null });
  const before = received.length;
  await runLater(mail);
  await runLater(mail);
  mail.close();
  expect(received.length - before).toBe(1);
  expect(await row('grey@example.com')).toMatchObject({ SentAt: expect.any(Date), Attempts: 2 });
});

it('a mail is sent once when the mail server is back after an hour', async () => {
  const away = createMail({ db: open.db, smtpUrl: 'smtp://127.0.0.1:1', from: 'club@example.com', log });
  await away.queue(letter('patient@example.com'), open.db);
  await runJobs(database.url, away.jobs);
  for (let tries = 1; tries < 4; tries++) await runLater(away);
  away.close();
  const waiting = await row('patient@example.com');
  expect(waiting).toMatchObject({ SentAt: null, Attempts: 4 });
  expect(waiting.NextAttemptAt.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  const back = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'club@example.com', log });
  const before = received.length;
  await runLater(back);
  await runLater(back);
  back.close();
  expect(received.length - before).toBe(1);
});

it('a mail waits in the outbox while no mail server is configured', async () => {
  const mail = createMail({ db: open.db, smtpUrl: undefined, from: 'club@example.com', log });
  await mail.queue(letter('cami@example.com'), open.db);
  await runJobs(database.url, mail.jobs);
  mail.close();
  expect(await row('cami@example.com')).toMatchObject({ SentAt: null, Attempts: 0 });

  const later = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'club@example.com', log });
  for (const { atStart } of later.jobs) await atStart?.();
  await runJobs(database.url, later.jobs);
  later.close();
  expect((await row('cami@example.com')).SentAt).not.toBeNull();
});

it('a mail is given up after its last attempt, and an event reports the failure', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  await open.db.transaction().execute((trx) => mail.queue(letter('dora@example.com'), trx));
  const failures = () => open.db.selectFrom('events').select('Payload').where('Type', '=', 'EmailError').execute();
  const lastTry = { Attempts: 7 };
  refusals = 1;
  await open.db.updateTable('mails').set(lastTry).where('To', '=', 'dora@example.com').execute();
  await runJobs(database.url, mail.jobs);
  expect(await failures()).toMatchObject([
    { Payload: { Email: 'dora@example.com', ErrorCode: expect.any(String), ErrorMessage: expect.stringContaining('try later') } },
  ]);
  expect((await queuedJobs(open.db)).filter(({ task }) => task === 'mail')).toEqual([]);
  mail.close();
});

it('a mail is not sent before its earliest time', async () => {
  const mail = createMail({ db: open.db, smtpUrl: smtpUrl(), from: 'Club <club@example.com>', log });
  const soon = new Date(Date.now() + 3_600_000);
  await open.db.transaction().execute((trx) => mail.queue(letter('eva@example.com'), trx, { notBefore: soon }));
  await runJobs(database.url, mail.jobs);
  expect(await row('eva@example.com')).toMatchObject({ SentAt: null, NextAttemptAt: soon });
  mail.close();
});
