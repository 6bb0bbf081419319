import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import {
  newWebhookSchema,
  serverServiceSchema,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookSchema,
} from './integrations.ts';

const managers = ['Owner', 'Manager'] as const;

export const listServices = call({
  id: 'integrations.services',
  method: 'GET',
  path: '/clubs/{id}/integrations',
  summary: 'The services outside that the server speaks to for its clubs, and whether they are set.',
  params: idParams,
  result: z.array(serverServiceSchema),
  shows: [],
  access: inClub('params.id', managers),
});
export const listWebhooks = call({
  id: 'integrations.webhooks',
  method: 'GET',
  path: '/clubs/{id}/webhooks',
  summary: 'The webhooks of a club, the newest first.',
  params: idParams,
  result: z.array(webhookSchema),
  shows: ['office/integrations/integrations'],
  access: inClub('params.id', managers),
});
export const createWebhook = call({
  id: 'integrations.addWebhook',
  method: 'POST',
  path: '/clubs/{id}/webhooks',
  summary: 'Connects an address to what happens in the club, and sends it a ping; the secret is told this one time.',
  params: idParams,
  body: webhookInputSchema,
  result: newWebhookSchema,
  changes: ['office/integrations/integrations'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['WebhookAddressRefused', 'WebhookLimit'],
});
export const setWebhookState = call({
  id: 'integrations.setWebhookState',
  method: 'PUT',
  path: '/webhooks/{id}/State',
  summary: 'Disconnects a webhook, or connects it again: what happened meanwhile is not sent.',
  params: idParams,
  body: z.object({ Connected: z.boolean() }),
  result: webhookSchema,
  changes: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
export const deleteWebhook = call({
  id: 'integrations.deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Removes a webhook and what is kept of its deliveries.',
  params: idParams,
  changes: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
export const listDeliveries = call({
  id: 'integrations.deliveries',
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: 'The last fifty deliveries of a webhook, newest first.',
  params: idParams,
  result: z.array(webhookDeliverySchema),
  shows: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
