import { createHmac } from 'node:crypto';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@clubpulse/contract/errors';
import { type NewWebhook, WEBHOOK_FAILURES_MAX, type WebhookTopic } from '@clubpulse/contract/office/integrations/integrations';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { stateOfJob } from '../../platform/jobs/jobs.store.ts';
import type { Outside } from '../../platform/media/outside.ts';
import { certificate, key } from '../../platform/media/test/certificate.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { clearJobs, queuedJobs } from '../../test/jobs.ts';
import { aClub } from '../../test/rows.ts';
import { createDeliveries } from './integrations.jobs.ts';
import { createIntegrations, type Integrations } from './integrations.service.ts';

interface Post {
  readonly body: string;
  readonly headers: https.RequestOptions['headers'] & Record<string, string>;
}

let received: Post[] = [];
let status = 200;
let answer = 'the response';
let breaksOff = false;
const server = https.createServer({ key, cert: certificate }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ body: Buffer.concat(parts).toString(), headers: request.headers as Post['headers'] });
    if (status === 302) response.setHeader('location', 'https://10.0.0.1/');
    response.writeHead(status);
    if (breaksOff) response.write(answer, () => response.destroy());
    else response.end(answer);
  });
});

const BY = 1;
const none = {
  DEMO: false,
  SMTP_URL: undefined,
  SMS_URL: undefined,
  S3_ENDPOINT: undefined,
  OIDC_ISSUER: undefined,
  MQTT_URL: undefined,
};
let database: TestDatabase;
let open: OpenDatabase;
let here: Outside;
let url: string;
let integrations: Integrations;
let deliveries: ReturnType<typeof createDeliveries>;
let clubId: number;
let time = Date.now();
const now = () => new Date(time);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  here = { allows: (address) => ['127.0.0.1', '::1'].includes(address), port, ca: certificate };
  url = `https://localhost:${port}/hooks?key=1`;
  database = await createTestDatabase();
  open = openDatabase(database.url);
  integrations = createIntegrations({ db: open.db, services: none, outside: here, now });
  deliveries = createDeliveries({ db: open.db, outside: here, now });
});
beforeEach(async () => {
  clubId = await aClub(open.db);
  received = [];
  status = 200;
  answer = 'the response';
  breaksOff = false;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await open.close();
  await database.drop();
});

async function connected(Topics: WebhookTopic[] = ['Members']): Promise<NewWebhook> {
  const webhook = await integrations.create(clubId, { Url: url, Topics }, BY);
  if (isRefusal(webhook)) throw new Error(webhook.refused);
  return webhook;
}
const joins = (ClubId = clubId) => emit(open.db, { ClubId, Type: 'ClubJoined', Payload: { UserId: 5 } });
/** Waits, because an open transaction, even in another database of this PostgreSQL, delays newer events. */
async function collect(): Promise<void> {
  const { rows } = await sql<{ at: string }>`select pg_current_xact_id()::text as at`.execute(open.db);
  const isOver = sql<{ over: boolean }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.at}::xid8 as over`;
  await expect.poll(async () => (await isOver.execute(open.db)).rows[0]?.over).toBe(true);
  await deliveries.collect();
}
const webhookOf = async ({ WebhookId }: NewWebhook) =>
  (await integrations.webhooks(clubId)).find((one) => one.WebhookId === WebhookId);
const deliveriesOf = async ({ WebhookId }: Pick<NewWebhook, 'WebhookId'>) =>
  (await integrations.deliveries(WebhookId, { draw: 0, start: 0, length: 100 })).data;
const statesOf = async ({ WebhookId }: NewWebhook) =>
  (await deliveriesOf({ WebhookId })).map(({ Event, State, Tries }) => `${Event} ${State} ${Tries}`);
async function send(webhook: NewWebhook): Promise<void> {
  for (const { WebhookDeliveryId, State } of (await deliveriesOf(webhook)).toReversed())
    if (State === 'Waiting') await deliveries.deliver(WebhookDeliveryId);
}

describe('a webhook of a club', () => {
  it('receives a ping when it is connected, signed with the secret that is shown once', async () => {
    const webhook = await connected();
    const [queued] = (await queuedJobs(open.db)).filter(({ task }) => task === 'webhook-delivery');
    expect(queued).toBeDefined();
    await send(webhook);
    const [post] = received;
    expect(JSON.parse(post?.body ?? '')).toMatchObject({ Event: 'Ping', ClubId: clubId, Data: {} });
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(post?.headers['clubpulse-signature'] ?? '') ?? [];
    expect(v1).toBe(createHmac('sha256', webhook.Secret).update(`${t}.${post?.body}`).digest('hex'));
    expect(JSON.stringify(await integrations.webhooks(clubId))).not.toContain(webhook.Secret);
    expect(await statesOf(webhook)).toEqual(['Ping Delivered 1']);
  });

  it('receives each subscribed event of its club once, from the time it was connected, without email addresses', async () => {
    await joins();
    const webhook = await connected();
    const deleted = { Target: 5, Email: 'ada@example.com', Nickname: 'Ada', By: BY };
    await joins(await aClub(open.db));
    await emit(open.db, { ClubId: clubId, Type: 'UserLeftClub', Payload: deleted });
    const Payload = { ClassIds: [1], ClassName: 'Yoga', ClassDate: now().toISOString(), By: BY };
    await emit(open.db, { ClubId: clubId, Type: 'ClassDeleted', Payload });
    await Promise.all([collect(), collect()]);
    await collect();
    await send(webhook);
    expect(received.map(({ body }) => JSON.parse(body).Event)).toEqual(['Ping', 'UserLeftClub']);
    expect(JSON.parse(received[1]?.body ?? '').Data).toEqual({ Target: 5, Nickname: 'Ada', By: BY });
  });

  it('receives new events after a restored database has begun with lower transaction ids', async () => {
    const webhook = await connected();
    await send(webhook);
    await open.db
      .updateTable('webhooks')
      .set({ Written: 2 ** 52, Since: new Date() })
      .where('WebhookId', '=', webhook.WebhookId)
      .execute();
    await joins();
    await collect();
    await collect();
    await send(webhook);
    expect(await statesOf(webhook)).toEqual(['ClubJoined Delivered 1', 'Ping Delivered 1']);
  });

  it('is tried five times with increasing delays when its server fails', async () => {
    status = 500;
    const webhook = await connected();
    const waits: number[] = [];
    for (let tries = 1; tries <= 5; tries++) {
      await send(webhook);
      const [delivery] = await deliveriesOf(webhook);
      expect(delivery).toMatchObject({ Tries: tries, Status: 500, State: tries < 5 ? 'Waiting' : 'Failed' });
      if (delivery?.NextAt) waits.push((Date.parse(delivery.NextAt) - time) / 60_000);
    }
    expect(waits).toEqual([1, 5, 30, 180]);
    expect(await webhookOf(webhook)).toMatchObject({ State: 'Connected', Failures: 1, LastError: '500' });
    status = 204;
    await joins();
    await collect();
    await send(webhook);
    expect(await webhookOf(webhook)).toMatchObject({ Failures: 0, LastError: null });
  });

  it('sends only one delivery while its server does not respond, and the waiting deliveries are sent later', async () => {
    const webhook = await connected();
    await send(webhook);
    await joins();
    await joins();
    await collect();
    const closed = createDeliveries({ db: open.db, outside: { ...here, port: 1 }, now });
    await open.db
      .updateTable('webhooks')
      .set({ Url: 'https://localhost:1/' })
      .where('WebhookId', '=', webhook.WebhookId)
      .execute();
    const [second, first] = await deliveriesOf(webhook);
    const ids = [first, second].map((one) => one?.WebhookDeliveryId ?? 0);
    for (const id of ids) await closed.deliver(id);
    const again = time + 60_000;
    expect(await deliveriesOf(webhook)).toMatchObject([
      { State: 'Waiting', Tries: 0, NextAt: new Date(again + 1000).toISOString() },
      { State: 'Waiting', Tries: 1, Error: 'NoAnswer', NextAt: new Date(again).toISOString() },
      {},
    ]);
    const queued = (await queuedJobs(open.db, 'webhook-delivery')).map(({ runAt }) => runAt.getTime());
    expect(queued).toEqual(expect.arrayContaining([again, again + 1000]));
    await joins();
    await collect();
    const [third] = await deliveriesOf(webhook);
    await closed.deliver(third?.WebhookDeliveryId ?? 0);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ Tries: 0 });
    await open.db.updateTable('webhooks').set({ Url: url }).where('WebhookId', '=', webhook.WebhookId).execute();
    time = again;
    await send(webhook);
    expect(await statesOf(webhook)).toEqual([
      'ClubJoined Delivered 1',
      'ClubJoined Delivered 1',
      'ClubJoined Delivered 2',
      'Ping Delivered 1',
    ]);
  });

  it('stops after many consecutive failures, and after it is connected again receives only events from then on', async () => {
    const webhook = await connected();
    await send(webhook);
    const before = { Failures: WEBHOOK_FAILURES_MAX - 1 };
    await open.db.updateTable('webhooks').set(before).where('WebhookId', '=', webhook.WebhookId).execute();
    status = 500;
    await joins();
    await joins();
    await collect();
    const [last] = await deliveriesOf(webhook);
    for (let tries = 0; tries < 5; tries++) await deliveries.deliver(last?.WebhookDeliveryId ?? 0);
    expect(await webhookOf(webhook)).toMatchObject({ State: 'Stopped', Failures: WEBHOOK_FAILURES_MAX });
    expect(await statesOf(webhook)).toEqual(['ClubJoined Failed 5', 'ClubJoined Failed 0', 'Ping Delivered 1']);
    await joins();
    await collect();
    status = 200;
    expect(await integrations.setState(webhook.WebhookId, true, BY)).toMatchObject({ State: 'Connected', Failures: 0 });
    await collect();
    await send(webhook);
    expect((await statesOf(webhook))[0]).toBe('Ping Delivered 1');
    expect(await statesOf(webhook)).toHaveLength(4);
  });

  it('receives nothing after it is disconnected, not even waiting deliveries', async () => {
    const webhook = await connected();
    expect(await integrations.setState(webhook.WebhookId, false, BY)).toMatchObject({ State: 'Disconnected' });
    await joins();
    await collect();
    await send(webhook);
    expect([received, await statesOf(webhook)]).toEqual([[], ['Ping Failed 0']]);
    expect(await integrations.delete(webhook.WebhookId, BY)).toBeUndefined();
    expect(await integrations.delete(webhook.WebhookId, BY)).toMatchObject({ refused: 'NotFound' });
  });

  it('cannot send to an internal server, neither by IP address nor by name or redirect', async () => {
    const refused = (Url: string) => integrations.create(clubId, { Url, Topics: ['Money'] }, BY);
    for (const address of [
      'http://localhost/',
      'https://10.0.0.1/',
      'https://a:b@books.example/',
      'no address',
      url.replace(/:\d+/, ''),
    ])
      expect(await refused(address)).toMatchObject({ refused: 'WebhookAddressRefused', errors: [{ field: 'Url' }] });
    const product = createIntegrations({ db: open.db, services: none, now });
    for (const address of [
      'https://localhost/',
      'https://hooks.localhost/',
      'https://printer.local/',
      'https://127.0.0.1/',
      'https://192.168.1.4/',
      'https://169.254.169.254/latest',
      'https://[fe80::1]/',
      'https://[::1]/',
    ])
      expect(await product.create(clubId, { Url: address, Topics: ['Money'] }, BY)).toMatchObject({
        refused: 'WebhookAddressRefused',
        errors: [{ field: 'Url' }],
      });
    status = 302;
    const webhook = await connected();
    await send(webhook);
    expect(received).toHaveLength(1);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ State: 'Waiting', Status: 302 });
    const strict = createDeliveries({ db: open.db, outside: { ...here, allows: () => false }, now });
    const [delivery] = await deliveriesOf(webhook);
    await strict.deliver(delivery?.WebhookDeliveryId ?? 0);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ Status: null, Error: 'InsideAddress' });
    expect(received).toHaveLength(1);
  });

  it('shows what was sent and the beginning of the response, also of one that breaks off', async () => {
    const webhook = await connected();
    status = 500;
    answer = `amount must be positive ${'é'.repeat(600)}`;
    await send(webhook);
    const [{ WebhookDeliveryId: ping } = { WebhookDeliveryId: 0 }] = await deliveriesOf(webhook);
    const details = () => integrations.delivery(webhook.WebhookId, ping);
    expect(await details()).toMatchObject({
      Status: 500,
      Body: received[0]?.body,
      Answer: answer.slice(0, 24 + 488),
      Took: expect.any(Number),
    });
    breaksOff = true;
    answer = 'half a';
    await send(webhook);
    expect(await details()).toMatchObject({ Status: 500, Tries: 2, Answer: 'half a' });
    const closed = createDeliveries({ db: open.db, outside: { ...here, allows: () => false }, now });
    await closed.deliver(ping);
    expect(await details()).toMatchObject({ Status: null, Tries: 3, Answer: null });
    const other = await connected();
    expect(await integrations.delivery(other.WebhookId, ping)).toMatchObject({ refused: 'NotFound' });
  });

  it('receives a delivery again with the same Id and all attempts, unless it is not connected', async () => {
    const webhook = await connected();
    await send(webhook);
    const [{ WebhookDeliveryId: ping } = { WebhookDeliveryId: 0 }] = await deliveriesOf(webhook);
    const waits = new Date(time + 60_000);
    await open.db.updateTable('webhooks').set({ AgainAt: waits }).where('WebhookId', '=', webhook.WebhookId).execute();
    await clearJobs(open.db);
    expect(await integrations.sendAgain(webhook.WebhookId, ping)).toMatchObject({ State: 'Waiting', Tries: 0, Status: null });
    expect(await stateOfJob(open.db, `webhook-delivery:${ping}`)).toBe('Running');
    await send(webhook);
    expect(received.map(({ body }) => JSON.parse(body).Id)).toEqual([ping, ping]);
    expect(await statesOf(webhook)).toEqual(['Ping Delivered 1']);
    const other = await connected();
    expect(await integrations.sendAgain(other.WebhookId, ping)).toMatchObject({ refused: 'NotFound' });
    await integrations.setState(webhook.WebhookId, false, BY);
    expect(await integrations.sendAgain(webhook.WebhookId, ping)).toMatchObject({ refused: 'WebhookNotConnected' });
  });

  it('receives the failed deliveries since a moment again, and no others', async () => {
    const webhook = await connected();
    const at = (minutes: number) => new Date(time + minutes * 60_000);
    const row = { WebhookId: webhook.WebhookId, Event: 'ClubJoined', Data: '{}', Tries: 5, Status: 500 };
    const other = await connected();
    await open.db
      .insertInto('webhook_deliveries')
      .values([
        { ...row, At: at(-30), State: 'Failed' },
        { ...row, At: at(-20), State: 'Failed' },
        { ...row, At: at(-10), State: 'Failed' },
        { ...row, At: at(-10), State: 'Delivered' },
        { ...row, At: at(-10), State: 'Failed', WebhookId: other.WebhookId },
      ])
      .execute();
    const query = { draw: 0, start: 0, length: 1, State: 'Failed' as const, Since: at(-20).toISOString() };
    const page = await integrations.deliveries(webhook.WebhookId, query);
    const { rows } = await sql<{ all: number; failed: number }>`
      select count(*)::int as all, sum(case "State" when 'Failed' then 1 else 0 end)::int as failed
      from webhook_deliveries where "WebhookId" = ${webhook.WebhookId} and not "At" < ${at(-20)}`.execute(open.db);
    expect(page).toMatchObject({ recordsTotal: rows[0]?.all, recordsFiltered: rows[0]?.failed, Failed: rows[0]?.failed });
    expect([page.data.length, page.Failed]).toEqual([1, 2]);
    expect(await integrations.sendFailedAgain(webhook.WebhookId, at(-20))).toEqual({ Queued: 2 });
    expect((await deliveriesOf(webhook)).map(({ State, Tries }) => `${State} ${Tries}`)).toEqual([
      'Delivered 5',
      'Waiting 0',
      'Waiting 0',
      'Failed 5',
      'Waiting 0',
    ]);
    expect((await deliveriesOf(other))[0]).toMatchObject({ State: 'Failed' });
  });

  it('has its deliveries stored for a week', async () => {
    const webhook = await connected();
    await send(webhook);
    time += 6 * 86_400_000;
    await deliveries.purge();
    expect(await statesOf(webhook)).toHaveLength(1);
    time += 2 * 86_400_000;
    await deliveries.purge();
    expect(await statesOf(webhook)).toEqual([]);
  });
});

it('the list of integrations shows which services of the server are configured', async () => {
  const set = createIntegrations({
    db: open.db,
    services: { ...none, SMTP_URL: 'smtp://mail.example', S3_ENDPOINT: 'https://s3.example' },
  });
  expect(await integrations.services()).toEqual([
    { Service: 'Mail', State: 'Missing' },
    { Service: 'Sms', State: 'Missing' },
    { Service: 'Pictures', State: 'Own' },
    { Service: 'SignIn', State: 'Own' },
    { Service: 'Hubs', State: 'Own' },
  ]);
  const demo = createIntegrations({ db: open.db, services: { ...none, DEMO: true } });
  expect((await demo.services())[0]).toEqual({ Service: 'Mail', State: 'Own' });
  expect(await set.services()).toMatchObject([{ State: 'Outside' }, { State: 'Missing' }, { State: 'Outside' }, {}, {}]);
});
