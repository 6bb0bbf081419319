import type { SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { isOver } from './states.ts';

/** Days in the club's zone. */
export interface Holding {
  readonly UserSubscriptionId: number;
  readonly ClassSubscriptionId: number;
  readonly SubscriptionName: string;
  readonly State: SubscriptionState;
  readonly ActivationDate: string;
  readonly ExpiryDate: string | null;
  readonly ScheduledEnd: string | null;
}
export interface RequestedSubscription {
  readonly ClassSubscriptionId: number;
  readonly ActivationDate: string;
  readonly ExpiryDate: string | null;
}

export const overlappingHoldings = <Held extends Holding>(holdings: readonly Held[], wanted: RequestedSubscription): Held[] =>
  holdings.filter(
    (held) =>
      held.ClassSubscriptionId === wanted.ClassSubscriptionId &&
      !isOver(held.State) &&
      isNoLater(wanted.ActivationDate, lastDay(held)) &&
      isNoLater(held.ActivationDate, wanted.ExpiryDate),
  );

/** Refuses if the caller does not know a holding, because another user may just have sold it. */
export function refuseUnknownHolding(
  holdings: readonly Holding[],
  wanted: RequestedSubscription,
  known: readonly number[],
): Refusal | undefined {
  const held = overlappingHoldings(holdings, wanted).find(({ UserSubscriptionId }) => !known.includes(UserSubscriptionId));
  if (held === undefined) return undefined;
  const { UserSubscriptionId, SubscriptionName: name, ActivationDate: since } = held;
  return refuse('SubscriptionAlreadyHeld', { values: { UserSubscriptionId, name, since } });
}

/** A suspension moves the expiry date, so only a scheduled end counts. */
const lastDay = ({ State, ExpiryDate, ScheduledEnd }: Holding): string | null =>
  State === 'Suspended' ? ScheduledEnd : (ScheduledEnd ?? ExpiryDate);

const isNoLater = (day: string, last: string | null) => last === null || day <= last;
