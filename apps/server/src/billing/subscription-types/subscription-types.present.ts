import {
  type SubscriptionPlan,
  type SubscriptionType,
  subscriptionPlanSchema,
  subscriptionTypeSchema,
} from '@clubpulse/contract/billing/subscription-types';
import type { PlanRow, TypeRow } from './subscription-types.store.ts';

// The tables' checks allow no other words than the contract's.

export const presentPlan = ({ RecurrenceEvery, RecurrenceUnit, ...plan }: PlanRow): SubscriptionPlan =>
  subscriptionPlanSchema.parse({
    ...plan,
    Recurrence: RecurrenceEvery === null ? null : { Every: RecurrenceEvery, Unit: RecurrenceUnit },
  });

export const presentType = ({ Plans, ...type }: TypeRow): SubscriptionType =>
  subscriptionTypeSchema.parse({ ...type, Plans: Plans.map(presentPlan) });
