import { feature, type Ground } from '../../platform/feature/feature.ts';
import { subscriptionTypeRoutes } from './subscription-types.routes.ts';
import { createSubscriptionTypes } from './subscription-types.service.ts';

export const subscriptionTypes = feature({
  name: 'billing/subscription-types',
  build: ({ db }: Pick<Ground, 'db'>) => ({ subscriptionTypes: createSubscriptionTypes({ db }) }),
  routes: (route, parts) => subscriptionTypeRoutes(route, parts.subscriptionTypes),
});
