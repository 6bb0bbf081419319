import {
  type SubscriptionPlan,
  type SubscriptionType,
  subscriptionPlanSchema,
  subscriptionTypeSchema,
  type WrittenSubscriptionType,
} from '@clubpulse/contract/billing/subscription-types';
import type { PlanRow, TypeRow } from './subscription-types.store.ts';

export const presentPlan = ({ RecurrenceEvery, RecurrenceUnit, ...plan }: PlanRow): SubscriptionPlan =>
  subscriptionPlanSchema.parse({
    ...plan,
    Recurrence: RecurrenceEvery === null ? null : { Every: RecurrenceEvery, Unit: RecurrenceUnit },
  });

export const presentWritten = (row: TypeRow): WrittenSubscriptionType => ({ ...presentType(row), RowVersion: row.RowVersion });

export const presentType = ({ Plans, ...type }: TypeRow): SubscriptionType =>
  subscriptionTypeSchema.parse({ ...type, Plans: Plans.map(presentPlan) });
