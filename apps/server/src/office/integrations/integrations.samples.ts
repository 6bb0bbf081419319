import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly webhook: number;
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
    await db
      .insertInto('webhook_deliveries')
      .values({ WebhookId: webhook, Event: 'Ping', Data: '{}', At: new Date(), State: 'Failed', Tries: 5, Status: 500 })
      .execute();
    return { webhook };
  },
  calls({ club, webhook }) {
    const one = { params: { id: webhook } };
    const ofClub = { params: { id: club } };
    const Url = 'https://display.example/cadenza?key=1';
    return {
      'integrations.services': {
        ...ofClub,
        answer: [{ Service: 'Mail' }, { Service: 'Sms' }, { Service: 'Pictures' }, { Service: 'SignIn' }, { Service: 'Hubs' }],
      },
      'integrations.webhooks': { ...ofClub, answer: [{ Url }, { WebhookId: webhook, ClubId: club }] },
      'integrations.addWebhook': { ...ofClub, body: { Url, Topics: ['Bookings', 'Classes'] }, answer: { ClubId: club, Url } },
      'integrations.setWebhookState': {
        ...one,
        body: { Connected: false },
        answer: { WebhookId: webhook, State: 'Disconnected' },
      },
      'integrations.deleteWebhook': one,
      'integrations.deliveries': { ...one, answer: [{ Event: 'Ping', Status: 500 }] },
    };
  },
  removing: ['integrations.deleteWebhook'],
};
