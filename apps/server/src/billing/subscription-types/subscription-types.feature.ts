import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { subscriptionTypeRoutes } from './subscription-types.routes.ts';
import { createSubscriptionTypes } from './subscription-types.service.ts';

export const subscriptionTypes = feature({
  name: 'billing/subscription-types',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ subscriptionTypes: createSubscriptionTypes({ db }) }),
  routes: (route, parts) => subscriptionTypeRoutes(route, parts.subscriptionTypes),
});
