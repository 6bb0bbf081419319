import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { subscriptionRequestRoutes } from './subscription-requests.routes.ts';
import { createSubscriptionRequests } from './subscription-requests.service.ts';

export const subscriptionRequests = feature({
  name: 'billing/subscription-requests',
  persons: {
    subscription_requests: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ subscriptionRequests: createSubscriptionRequests({ db }) }),
  routes: (route, parts) => subscriptionRequestRoutes(route, parts.subscriptionRequests),
});
