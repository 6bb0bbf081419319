import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { saveNotificationSettings } from '@clubpulse/contract/office/notifications.calls';
import { PUSH_DEVICES_MAX } from '@clubpulse/contract/office/push';
import * as calls from '@clubpulse/contract/office/push.calls';
import { importJWK, jwtVerify } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forget } from '../../platform/database/installation.ts';
import { outsideTransaction } from '../../platform/database/pool/one-connection.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Outside } from '../../platform/media/outside.ts';
import { certificate, key } from '../../platform/media/test/certificate.ts';
import { zoneWhereItIs } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { clearJobs, makeDue, queuedJobs, runJobs } from '../../test/jobs.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { untilStuck } from '../../test/race/until-stuck.ts';
import { openOwnServer } from '../../test/server.ts';
import { createPush, type Push } from './push.service.ts';
import { addDevice } from './push.store.ts';
import { type PushKeys, pushKeys } from './push.wire.ts';

interface Received {
  readonly url: string;
  readonly authorization: string;
  readonly ttl: number;
  readonly body: Buffer;
}

let status = 201;
let onRequest: (() => Promise<unknown>) | undefined;
const received: Received[] = [];
const service = https.createServer({ key, cert: certificate }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { url = '', headers } = request;
    received.push({ url, authorization: headers.authorization ?? '', ttl: Number(headers.ttl), body: Buffer.concat(parts) });
    void Promise.resolve(onRequest?.()).then(() => response.writeHead(status).end());
  });
});

let database: TestDatabase;
let server: BookingServer;
let keys: PushKeys;
let push: Push;
let origin: string;
let ada: Person;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  origin = `https://localhost:${port}`;
  database = await createTestDatabase();
  server = await openBookingServer(openOwnServer({}, { database }));
  keys = await pushKeys(server.db, server.config);
  const outside: Outside = { allows: (address) => ['127.0.0.1', '::1'].includes(address), port, ca: certificate };
  push = createPush({ db: server.db, keys, subject: 'mailto:club@example.com', log: pino({ level: 'silent' }), outside });
});
beforeEach(async () => {
  ada = await server.person('Athlete');
  status = 201;
  onRequest = undefined;
  received.length = 0;
  await clearJobs(server.db);
});
afterAll(async () => {
  service.close();
  await server.close();
});

function aBrowser(name = randomBytes(6).toString('hex')) {
  const curve = createECDH('prime256v1');
  const P256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16);
  return { device: { Endpoint: `${origin}/${name}`, P256dh, Auth: auth.toString('base64url') }, curve, auth };
}

/** Decrypts a message as a browser does (RFC 8291, RFC 8188). */
function decrypted(body: Buffer, { curve, auth }: ReturnType<typeof aBrowser>): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, about, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
  return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
}

const message = { tag: 'event-1', title: 'HIIT is moved', text: 'To 18:30', view: 'MyBookings' };
const run = () => runJobs(database.url, push.jobs);
const queue = (until?: Date) => push.queue(server.db, [{ UserId: ada.id, message, ...(until ? { until } : {}) }]);
const devices = async () => (await push.state(ada.id)).Endpoints;

it('a push message is encrypted for the browser and signed by the server (VAPID)', async () => {
  const browser = aBrowser();
  await push.add(ada.id, undefined, browser.device);
  await queue();
  await run();
  expect(received).toHaveLength(1);
  const [{ authorization, ttl, body } = { authorization: '', ttl: 0, body: Buffer.alloc(0) }] = received;
  expect(ttl).toBeGreaterThan(86_000);
  expect(body.toString('latin1')).not.toContain('HIIT');
  expect(decrypted(body, browser)).toEqual(message);
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(publicKey).toBe(keys.publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signed = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'));
  expect(signed.payload).toMatchObject({ aud: origin, sub: 'mailto:club@example.com' });
});

it('each browser receives each push message once, also if the push service was unavailable at first', async () => {
  const browsers = [aBrowser(), aBrowser()];
  for (const { device } of browsers) await push.add(ada.id, undefined, device);
  await queue();
  status = 503;
  await run();
  expect(await queuedJobs(server.db, 'push')).toHaveLength(2);
  status = 201;
  received.length = 0;
  await makeDue(server.db);
  await run();
  await makeDue(server.db);
  await run();
  expect(received.map(({ url }) => url).sort()).toEqual(browsers.map(({ device }) => new URL(device.Endpoint).pathname).sort());
});

it.each([404, 410])('a browser that its push service no longer knows (status %s) is removed', async (answer) => {
  await push.add(ada.id, undefined, aBrowser().device);
  status = answer;
  await queue();
  await run();
  expect(await devices()).toEqual([]);
  expect(await queuedJobs(server.db, 'push')).toEqual([]);
});

it('a browser that subscribes again while the server is removing it remains subscribed', async () => {
  const { device } = aBrowser();
  await push.add(ada.id, undefined, device);
  await queue();
  status = 410;
  const again = { ...aBrowser().device, Endpoint: device.Endpoint };
  onRequest = () => push.add(ada.id, undefined, again);
  await run();
  expect(await devices()).toEqual([device.Endpoint]);
});

it('a browser that renews its subscription still receives push messages; with a wrong secret the renewal has no effect', {
  tags: ['atLength'],
}, async () => {
  const [browser, renewed] = [aBrowser(), aBrowser()];
  await push.add(ada.id, undefined, browser.device);
  const { Endpoint, Auth } = browser.device;
  expect(await push.renew({ Before: { Endpoint, Auth: aBrowser().device.Auth }, Now: aBrowser().device })).toBeUndefined();
  expect(await devices()).toEqual([Endpoint]);
  expect(
    await push.renew({ Before: { Endpoint, Auth }, Now: { ...renewed.device, Endpoint: 'https://10.0.0.1/x' } }),
  ).toMatchObject({
    refused: 'ValidationFailed',
    errors: [{ field: 'Now.Endpoint' }],
  });
  await queue();
  expect(await push.renew({ Before: { Endpoint, Auth }, Now: renewed.device })).toBeUndefined();
  expect(await devices()).toEqual([renewed.device.Endpoint]);
  await run();
  expect(received.map(({ url }) => url)).toEqual([new URL(renewed.device.Endpoint).pathname]);
  expect(decrypted(received[0]?.body ?? Buffer.alloc(0), renewed)).toEqual(message);
  await push.renew({ Before: { Endpoint, Auth }, Now: aBrowser().device });
  expect(await devices()).toEqual([renewed.device.Endpoint]);
});

it('a browser that renews and subscribes to the same endpoint in parallel is stored once', async () => {
  const [browser, renewed] = [aBrowser().device, aBrowser().device];
  await push.add(ada.id, undefined, browser);
  let renewing: Promise<unknown> | undefined;
  await server.db.transaction().execute(async (trx) => {
    await addDevice(trx, { UserId: ada.id, ...renewed, CreatedAt: new Date() });
    renewing = outsideTransaction(() => push.renew({ Before: browser, Now: renewed }));
    await untilStuck(server.db, [renewing]);
  });
  expect(await renewing).toBeUndefined();
  expect(await devices()).toEqual([renewed.Endpoint]);
});

it('only the twenty newest browsers of a user receive push messages', { tags: ['atLength'] }, async () => {
  const all = Array.from({ length: PUSH_DEVICES_MAX + 1 }, () => aBrowser().device);
  for (const device of all) await push.add(ada.id, undefined, device);
  expect((await devices()).toSorted()).toEqual(
    all
      .slice(1)
      .map(({ Endpoint }) => Endpoint)
      .toSorted(),
  );
  const [, second] = all;
  if (second === undefined) throw new Error('There are twenty-one');
  await push.add(ada.id, undefined, second);
  await push.add(ada.id, undefined, aBrowser().device);
  expect(await devices()).toContain(second.Endpoint);
});

it('a browser receives push messages only while the session in which it subscribed lasts', async () => {
  const grant = randomBytes(12).toString('hex');
  const until = (ExpiresAt: Date) =>
    server.db.updateTable('identity_payloads').set({ ExpiresAt }).where('Id', '=', grant).execute();
  await server.db
    .insertInto('identity_payloads')
    .values({ Model: 'Grant', Id: grant, Payload: '{}', ExpiresAt: new Date(Date.now() + 3_600_000) })
    .execute();
  const { device } = aBrowser();
  await push.add(ada.id, grant, device);
  expect(await devices()).toEqual([device.Endpoint]);
  await queue();
  await run();
  expect(received).toHaveLength(1);
  await queue();
  await until(new Date());
  expect(await devices()).toEqual([]);
  await run();
  expect(received).toHaveLength(1);
});

it('the push service is requested to store a message only as long as it is valid', async () => {
  await push.add(ada.id, undefined, aBrowser().device);
  await queue(new Date(Date.now() + 600_000));
  await run();
  const [ttl = 0] = received.map((one) => one.ttl);
  expect(ttl).toBeGreaterThan(500);
  expect(ttl).toBeLessThanOrEqual(600);
});

describe('a push message is not sent', () => {
  it('if it expired during an outage of the push service', async () => {
    await push.add(ada.id, undefined, aBrowser().device);
    await queue(new Date(Date.now() - 1_000));
    await run();
    expect(received).toEqual([]);
    expect(await queuedJobs(server.db, 'push')).toEqual([]);
  });

  it('if the session in which the browser subscribed has ended', async () => {
    await push.add(ada.id, 'a grant that has ended', aBrowser().device);
    await queue();
    await run();
    expect(received).toEqual([]);
    await push.purge();
    expect(await server.db.selectFrom('push_devices').selectAll().where('UserId', '=', ada.id).execute()).toEqual([]);
  });

  it('if another user signed in at the browser after the message was queued', async () => {
    const { device } = aBrowser();
    await push.add(ada.id, undefined, device);
    await queue();
    await push.add((await server.person('Athlete')).id, undefined, device);
    await run();
    expect(received).toEqual([]);
  });

  it('if the endpoint is an internal network address', async () => {
    const { device } = aBrowser();
    const inside = createPush({ db: server.db, keys, subject: 'mailto:club@example.com', log: pino({ level: 'silent' }) });
    await server.db
      .insertInto('push_devices')
      .values({ UserId: ada.id, ...device, Endpoint: 'https://localhost/x', CreatedAt: new Date() })
      .execute();
    await queue();
    await runJobs(database.url, inside.jobs);
    expect(await devices()).toEqual([]);
    const add = (Endpoint: string) =>
      server.call(calls.addPushDevice, { params: { id: ada.id }, body: { ...device, Endpoint }, token: ada.token });
    for (const address of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://10.0.0.1/x',
      'https://push.example:8443/x',
      'https://:',
    ])
      expect((await add(address)).problem.errors?.[0]?.field).toBe('Endpoint');
    const off = { ...device, Endpoint: 'https://push.example/x', P256dh: `B${'A'.repeat(86)}` };
    const refused = await server.call(calls.addPushDevice, { params: { id: ada.id }, body: off, token: ada.token });
    expect(refused.problem.errors?.[0]?.field).toBe('P256dh');
  });
});

const on = { App: true, Email: true };
const clock = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 16);
const hushed = async (QuietFrom: string | null = clock(-1), QuietUntil: string | null = clock(1), Payments = on) => {
  await server.db.updateTable('users').set({ TimeZone: 'UTC' }).where('UserId', '=', ada.id).execute();
  const Groups = { Bookings: on, Subscriptions: on, Payments, Documents: on, Challenges: on, Members: on, System: on };
  const body = { Groups, QuietFrom, QuietUntil, ReminderMinutes: null };
  expect((await server.call(saveNotificationSettings, { params: { id: ada.id }, body, token: ada.token })).status).toBe(200);
};
const credits = async () => {
  const movement = {
    Credits: 5,
    TotalCredits: 12,
    ClassId: null,
    ClassName: null,
    ClassDate: null,
    Reason: 'Adjustment',
  } as const;
  await emit(server.db, { ClubId: server.club, Type: 'CreditsAdd', Payload: { Target: ada.id, By: null, ...movement } });
  await server.telling.notify();
};
const seat = (ahead: number) => {
  const ClassDate = new Date(Date.now() + ahead * 3_600_000).toISOString();
  return { Target: ada.id, By: null, ClassId: 1, ClassName: 'HIIT', ClassDate };
};

it('an event is pushed once to each browser of the user, in the user’s language', async () => {
  const browser = aBrowser();
  await push.add(ada.id, undefined, browser.device);
  await credits();
  await server.telling.notify();
  await run();
  expect(received).toHaveLength(1);
  expect(decrypted(received[0]?.body ?? Buffer.alloc(0), browser)).toMatchObject({ title: expect.stringContaining('5') });
});

it('a notification that can wait is checked again and pushed after quiet hours', async () => {
  await push.add(ada.id, undefined, aBrowser().device);
  const [from, until] = [clock(-1), clock(1)];
  await hushed(from, until);
  const waiting = async () => {
    await clearJobs(server.db);
    await credits();
    const [job] = await queuedJobs(server.db, 'notification-push');
    expect(job?.runAt.toISOString().slice(11, 16)).toBe(until);
    expect(await queuedJobs(server.db, 'push')).toEqual([]);
    const newest = server.db.selectFrom('notifications').select('NotificationId').where('UserId', '=', ada.id);
    return (await newest.orderBy('NotificationId', 'desc').executeTakeFirstOrThrow()).NotificationId;
  };
  const pushes = async (id: number) => {
    await clearJobs(server.db);
    await server.copies.pushPutOff(id);
    return (await queuedJobs(server.db, 'push')).length;
  };
  const id = await waiting();
  expect([await pushes(id), (await queuedJobs(server.db, 'notification-push')).length]).toEqual([0, 1]);
  await hushed(null, null);
  expect(await pushes(id)).toBe(1);
  await server.db.updateTable('notifications').set({ State: 'Read' }).where('NotificationId', '=', id).execute();
  expect(await pushes(id)).toBe(0);
  await hushed(from, until);
  const second = await waiting();
  await hushed(null, null, { App: false, Email: true });
  expect(await pushes(second)).toBe(0);
  await hushed(null, null);
  await leaveClubs(server.db, ada.id);
  expect(await pushes(second)).toBe(0);
});

it('an offered seat is pushed during quiet hours too, but never after the offer has expired', async () => {
  await push.add(ada.id, undefined, aBrowser().device);
  await hushed();
  const OfferExpiresAt = new Date(Date.now() + 600_000).toISOString();
  const Payload = { ...seat(20), Place: 'InSite', OfferExpiresAt } as const;
  await emit(server.db, { ClubId: server.club, Type: 'SeatOffered', Payload });
  await server.telling.notify();
  await run();
  expect(received.map(({ ttl }) => ttl <= 600)).toEqual([true]);
  await emit(server.db, {
    ClubId: server.club,
    Type: 'SeatOffered',
    Payload: { ...Payload, OfferExpiresAt: new Date().toISOString() },
  });
  await server.telling.notify();
  expect(await queuedJobs(server.db, 'push')).toEqual([]);
});

it('a change that the daily job finds at the club’s midnight is pushed in the morning of the reader', async () => {
  await push.add(ada.id, undefined, aBrowser().device);
  const users = server.db.updateTable('users').set({ TimeZone: zoneWhereItIs(3) });
  await users.where('UserId', '=', ada.id).execute();
  const document = { ExpirationId: 1, ExpirationType: 'Membership', Title: '', ExpirationDate: '2099-03-31' } as const;
  await emit(server.db, {
    ClubId: server.club,
    Type: 'AthleteExp',
    Payload: { Target: ada.id, ...document, Days: 30, By: null },
  });
  await server.telling.notify();
  const later = [...(await queuedJobs(server.db, 'notification-push')), ...(await queuedJobs(server.db, 'notification-mail'))];
  const four = Date.now() + 4 * 3_600_000;
  expect([later.map(({ runAt }) => runAt.getTime() > four), await queuedJobs(server.db, 'push')]).toEqual([[true, true], []]);
});

it('the key for push messages comes from the environment, or else the first server process creates and stores it', async () => {
  expect(await pushKeys(server.db, {})).toEqual(keys);
  const other = Buffer.alloc(32, 7).toString('base64url');
  expect((await pushKeys(server.db, { VAPID_PRIVATE_KEY: other })).privateKey).toBe(other);
  await forget(server.db, 'push.key');
  const [one, two] = await Promise.all([pushKeys(server.db, {}), pushKeys(server.db, {})]);
  expect(one).toEqual(two);
  expect(one).not.toEqual(keys);
});
