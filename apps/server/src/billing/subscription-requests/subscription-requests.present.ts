import {
  type SubscriptionRequest,
  subscriptionRequestSchema,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import type { RequestRow } from './subscription-requests.store.ts';

export const presentRequest = ({
  TypePrice,
  PlanPrice,
  RecurrenceEvery,
  RecurrenceUnit,
  ...row
}: RequestRow): SubscriptionRequest =>
  subscriptionRequestSchema.parse({
    ...row,
    Price: PlanPrice ?? TypePrice,
    Recurrence: RecurrenceEvery === null || RecurrenceUnit === null ? null : { Every: RecurrenceEvery, Unit: RecurrenceUnit },
    AskedAt: row.AskedAt.toISOString(),
  });
