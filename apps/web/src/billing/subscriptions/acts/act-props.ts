import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';

/** What every dialog about a member's subscription takes. */
export interface ActProps {
  held: UserSubscription;
  /** The name of who holds it. */
  name: string;
  onClose: () => void;
}
