import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { type ApiError, createClient } from '@clubpulse/client';
import { type Delivery, readDelivery } from '@clubpulse/client/webhooks';
import { createToken } from '@clubpulse/contract/accounts/tokens.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { bookClass, listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import type { Scope } from '@clubpulse/contract/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliveries } from '../../office/integrations/integrations.jobs.ts';
import { createIntegrations } from '../../office/integrations/integrations.service.ts';
import { certificate, key } from '../../platform/media/test/certificate.ts';
import { aClass } from '../booking-rows.ts';
import { type BookingServer, openBookingServer } from '../booking-server.ts';
import { openOwnServer } from '../server.ts';

let product: BookingServer;
let server: string;
let secret = '';
const received: (Delivery | undefined)[] = [];
const receiver = https.createServer({ key, cert: certificate }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const signature = request.headers['clubpulse-signature']?.toString();
    received.push(readDelivery({ body: Buffer.concat(parts).toString(), signature, secret }));
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  product = await openBookingServer(openOwnServer());
  server = await product.listen();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await product.close();
});

it('a developer books a class with a token of the scopes that it needs, and receives the webhook of the booking', async () => {
  const athlete = await product.person('Athlete');
  const manager = await product.person('Manager');
  const classId = await aClass(product.db, product.club);
  const Scopes: Scope[] = ['calendar:read', 'calendar:write'];
  const body = { Name: 'My calendar', Scopes, Days: 30 as const };
  const made = await product.call(createToken, { params: { id: athlete.id }, body, token: athlete.token });
  const client = createClient({ server, token: made.result.Secret });

  // Webhooks go only to public addresses; this test allows its own.
  const { port } = receiver.address() as AddressInfo;
  const outside = { allows: (address: string) => ['127.0.0.1', '::1'].includes(address), port, ca: certificate };
  const services = {
    DEMO: false,
    SMTP_URL: undefined,
    SMS_URL: undefined,
    S3_ENDPOINT: undefined,
    OIDC_ISSUER: undefined,
    MQTT_URL: undefined,
  };
  const integrations = createIntegrations({ db: product.db, services, outside });
  const deliveries = createDeliveries({ db: product.db, outside });
  const url = `https://localhost:${port}/hooks`;
  const webhook = await integrations.create(product.club, { Url: url, Topics: ['Bookings'] }, manager.id);
  if (isRefusal(webhook)) throw new Error(webhook.refused);
  secret = webhook.Secret;

  const firstPage = { draw: 0, start: 0, length: 100 };
  const days = { from: new Date().toISOString().slice(0, 10), days: 7 };
  const { Classes } = await client.call(listBookableClasses, { params: { id: athlete.id, clubId: product.club }, query: days });
  expect(Classes.map(({ ClassId }) => ClassId)).toEqual([classId]);
  const book = (idempotencyKey: string) =>
    client.call(bookClass, { params: { id: athlete.id }, body: { ClassId: classId }, key: idempotencyKey });
  const booking = await book('first');
  expect(await book('first')).toEqual(booking);
  expect(await product.seats(classId)).toMatchObject({ booked: 1 });

  const typeOf = (act: Promise<unknown>) =>
    act.then(
      () => null,
      (error: ApiError) => [error.status, error.errorType, error.values['scope']],
    );
  expect(await typeOf(client.call(getSelf, {}))).toEqual([403, 'ScopeMissing', 'accounts:read']);
  expect((await typeOf(book('second')))?.slice(0, 1)).toEqual([409]);

  await expect
    .poll(async () => {
      await deliveries.collect();
      for (const { WebhookDeliveryId, State } of (await integrations.deliveries(webhook.WebhookId, firstPage)).data)
        if (State === 'Waiting') await deliveries.deliver(WebhookDeliveryId);
      return received.map((delivery) => delivery?.Event ?? '').toSorted((a, b) => a.localeCompare(b));
    })
    .toEqual(['ClassSubscription', 'Ping']);
  const last = received.find((delivery) => delivery?.Event === 'ClassSubscription');
  expect(last?.ClubId).toBe(product.club);
  expect(last?.Event === 'ClassSubscription' ? last.Data : undefined).toMatchObject({ ClassId: classId, Target: athlete.id });
});
