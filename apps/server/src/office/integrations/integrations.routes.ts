import * as calls from '@clubpulse/contract/office/integrations/integrations.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Integrations } from './integrations.service.ts';

export function integrationRoutes(route: Routes, integrations: Integrations): void {
  const resolve = ({ params }: { params: { id: number } }) => integrations.clubOf(params.id);
  route(calls.listServices, () => integrations.services());
  route(calls.listWebhooks, ({ params }) => integrations.webhooks(params.id));
  route(calls.createWebhook, ({ params, body, caller }) => integrations.create(params.id, body, caller.UserId));
  route(calls.setWebhookState, {
    resolve,
    handle: ({ params, body, caller }) => integrations.setState(params.id, body.Connected, caller.UserId),
  });
  route(calls.deleteWebhook, { resolve, handle: ({ params, caller }) => integrations.delete(params.id, caller.UserId) });
  route(calls.listDeliveries, { resolve, handle: ({ params, query }) => integrations.deliveries(params.id, query) });
  route(calls.getDelivery, { resolve, handle: ({ params }) => integrations.delivery(params.id, params.deliveryId) });
  route(calls.sendAgain, { resolve, handle: ({ params }) => integrations.sendAgain(params.id, params.deliveryId) });
  route(calls.sendFailedAgain, {
    resolve,
    handle: ({ params, body }) => integrations.sendFailedAgain(params.id, new Date(body.Since)),
  });
}
