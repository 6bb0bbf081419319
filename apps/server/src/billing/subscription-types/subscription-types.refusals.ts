import { createSubscriptionPlan, deleteSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world, rows }) => {
  const type = { params: { id: rows.subscriptionType }, token: world.tokens.managerA };
  return {
    SubscriptionTypeAssigned: provoke(house, deleteSubscriptionType, type),
    RecurringPlanNeedsCardPayments: provoke(house, createSubscriptionPlan, {
      ...type,
      body: { Name: 'Monthly', Price: 4_900, Recurrence: { Every: 1, Unit: 'Month' } },
    }),
  };
};
