import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly webhook: number;
    readonly delivery: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const { WebhookId: webhook } = await db
      .insertInto('webhooks')
      .values({
        ClubId: club,
        Url: 'https://books.example/hooks',
        Topics: ['Money'],
        Secret: `secret-${club}`,
        State: 'Connected',
        Since: new Date(),
      })
      .returning('WebhookId')
      .executeTakeFirstOrThrow();
    const failed = { WebhookId: webhook, Event: 'Ping', Data: '{}', State: 'Failed', Tries: 5, Status: 500 } as const;
    const { WebhookDeliveryId: delivery } = await db
      .insertInto('webhook_deliveries')
      .values({ ...failed, At: new Date(), Answer: `secret-${club}`, Took: 12 })
      .returning('WebhookDeliveryId')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('webhook_deliveries')
      .values({ ...failed, At: new Date() })
      .execute();
    return { webhook, delivery };
  },
  calls({ club, webhook, delivery }) {
    const one = { params: { id: webhook } };
    const oneDelivery = { params: { id: webhook, deliveryId: delivery } };
    const ofClub = { params: { id: club } };
    const Url = 'https://display.example/cadenza?key=1';
    return {
      'integrations.services': {
        ...ofClub,
        answer: [{ Service: 'Mail' }, { Service: 'Sms' }, { Service: 'Pictures' }, { Service: 'SignIn' }, { Service: 'Hubs' }],
      },
      'integrations.webhooks': { ...ofClub, answer: [{ Url }, { WebhookId: webhook, ClubId: club }] },
      'integrations.addWebhook': { ...ofClub, body: { Url, Topics: ['Bookings', 'Classes'] }, answer: { ClubId: club, Url } },
      'integrations.sendAgain': { ...oneDelivery, answer: { State: 'Waiting', Tries: 0 } },
      'integrations.sendFailedAgain': {
        ...one,
        body: { Since: '2026-01-01T00:00:00.000Z' },
        answer: { Queued: expect.any(Number) },
      },
      'integrations.setWebhookState': {
        ...one,
        body: { Connected: false },
        answer: { WebhookId: webhook, State: 'Disconnected' },
      },
      'integrations.deleteWebhook': one,
      'integrations.deliveries': { ...one, answer: { recordsTotal: 2, data: [{ Event: 'Ping' }, { Event: 'Ping' }] } },
      'integrations.delivery': { ...oneDelivery, answer: { WebhookDeliveryId: delivery, Event: 'Ping' } },
    };
  },
  removing: ['integrations.deleteWebhook'],
};
