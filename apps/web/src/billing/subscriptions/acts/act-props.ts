import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';

/** What every dialog about a member's subscription takes. */
export interface ActProps {
  held: UserSubscription;
  onClose: () => void;
}
