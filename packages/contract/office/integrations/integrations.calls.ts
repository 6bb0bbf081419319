import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import {
  deliveryDetailsSchema,
  deliveryPageSchema,
  deliveryQuerySchema,
  newWebhookSchema,
  SENT_AGAIN_MAX,
  sendFailedSchema,
  sentAgainSchema,
  serverServiceSchema,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookSchema,
} from './integrations.ts';

const managers = ['Owner', 'Manager'] as const;
const delivery = z.object({ id: idParamOf<'Webhook'>(), deliveryId: idParamOf<'WebhookDelivery'>() });

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
export const sendAgain = call({
  id: 'integrations.sendAgain',
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{deliveryId}/again',
  summary: 'Sends a delivery again at once, whatever its state, with the same Id and all attempts.',
  params: delivery,
  result: webhookDeliverySchema,
  status: 200,
  changes: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
  errors: ['WebhookNotConnected'],
});
export const sendFailedAgain = call({
  id: 'integrations.sendFailedAgain',
  method: 'POST',
  path: '/webhooks/{id}/deliveries:again',
  summary: `Sends the failed deliveries of events since a moment again, oldest first, at most ${SENT_AGAIN_MAX} per call.`,
  params: idParams,
  body: sendFailedSchema,
  result: sentAgainSchema,
  status: 200,
  changes: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
  errors: ['WebhookNotConnected'],
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
  summary: 'Returns the deliveries of a webhook of the last seven days, newest first.',
  params: idParams,
  query: deliveryQuerySchema,
  result: deliveryPageSchema,
  shows: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
export const getDelivery = call({
  id: 'integrations.delivery',
  method: 'GET',
  path: '/webhooks/{id}/deliveries/{deliveryId}',
  summary: 'Returns a delivery with what is sent, and the beginning of the last response.',
  params: delivery,
  result: deliveryDetailsSchema,
  shows: ['office/integrations/integrations'],
  access: inClub('resolved', managers),
});
