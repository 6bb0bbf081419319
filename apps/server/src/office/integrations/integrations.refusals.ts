import { WEBHOOKS_MAX } from '@clubpulse/contract/office/integrations/integrations';
import { createWebhook, sendFailedAgain } from '@clubpulse/contract/office/integrations/integrations.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const full = await aClub(server.db, { BrandId: world.brandA });
  const Url = 'https://books.example/hooks';
  const disconnected = await server.db
    .insertInto('webhooks')
    .values(
      Array.from({ length: WEBHOOKS_MAX }, () => ({
        ClubId: full,
        Url,
        Topics: ['Money'],
        Secret: 'secret',
        State: 'Disconnected' as const,
        Since: new Date(),
      })),
    )
    .returning('WebhookId')
    .execute();
  const added = (id: number, address: string) => ({
    params: { id },
    body: { Url: address, Topics: ['Money' as const] },
    token: world.tokens.ownerA,
  });
  return {
    WebhookNotConnected: provoke(server, sendFailedAgain, {
      params: { id: disconnected[0]?.WebhookId ?? 0 },
      body: { Since: new Date(0).toISOString() },
      token: world.tokens.ownerA,
    }),
    WebhookLimit: provoke(server, createWebhook, added(full, Url)),
    WebhookAddressRefused: provoke(server, createWebhook, added(world.clubA, 'https://10.0.0.1/hooks'), ['Url']),
  };
};
