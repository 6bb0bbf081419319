import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';

export const isPast = ({ State, AmountDue }: Pick<UserSubscription, 'State' | 'AmountDue'>): boolean =>
  isOver(State) && AmountDue === 0;
