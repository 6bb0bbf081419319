import {
  type ClubRequest,
  type SubscriptionRequest,
  subscriptionRequestSchema,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import type { ClubRequestRow, RequestRow } from './subscription-requests.store.ts';

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

export const presentClubRequest = ({ Nickname, FirstMidName, LastName, ...row }: ClubRequestRow): ClubRequest => ({
  ...presentRequest(row),
  Person: { UserId: row.UserId, Nickname, FirstMidName, LastName },
});
