import { createSubscriptionPlan, deleteSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  const type = { params: { id: rows.subscriptionType }, token: world.tokens.managerA };
  return {
    SubscriptionTypeAssigned: provoke(server, deleteSubscriptionType, type),
    RecurringPlanNeedsCardPayments: provoke(server, createSubscriptionPlan, {
      ...type,
      body: { Name: 'Monthly', Price: 4_900, Recurrence: { Every: 1, Unit: 'Month' } },
    }),
  };
};
