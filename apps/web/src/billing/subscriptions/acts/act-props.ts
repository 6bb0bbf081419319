import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';

export interface ActProps {
  held: UserSubscription;
  name: string;
  onClose: () => void;
}
