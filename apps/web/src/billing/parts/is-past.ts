import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';

/** It is over, and nothing of it is owed: it may stand aside. */
export const isPast = ({ State, AmountDue }: Pick<UserSubscription, 'State' | 'AmountDue'>): boolean =>
  isOver(State) && AmountDue === 0;
