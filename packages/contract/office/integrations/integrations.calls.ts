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
  summary: 'Returns the external services that the server uses for its clubs, and whether they are configured.',
  params: idParams,
  result: z.array(serverServiceSchema),
  shows: [],
  access: inClub('params.id', managers),
});
export const listWebhooks = call({
  id: 'integrations.webhooks',
  method: 'GET',
  path: '/clubs/{id}/webhooks',
  summary: 'Returns the webhooks of a club, newest first.',
  params: idParams,
  result: z.array(webhookSchema),
  shows: ['office/integrations/integrations'],
  access: inClub('params.id', managers),
});
export const createWebhook = call({
  id: 'integrations.addWebhook',
  method: 'POST',
  path: '/clubs/{id}/webhooks',
  summary: 'Adds a webhook for the events of the club and sends a ping to it; the secret is returned only now.',
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
  summary: 'Disables a webhook, or enables it again: events of the time between are not sent.',
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
  summary: 'Deletes a webhook and its deliveries.',
  params: idParams,
  changes: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
export const listDeliveries = call({
  id: 'integrations.deliveries',
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  summary: 'Returns the last fifty deliveries of a webhook, newest first.',
  params: idParams,
  result: z.array(webhookDeliverySchema),
  shows: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
