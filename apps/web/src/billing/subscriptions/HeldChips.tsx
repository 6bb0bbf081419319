import type { PaymentLabel, SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import { PaymentChip, SubscriptionChip } from '../parts/StateChips.tsx';

interface Held {
  readonly State: SubscriptionState;
  readonly PaymentLabel: PaymentLabel;
  readonly Price: number;
}

/** State and payment of what somebody holds, for lists of people; what is free is not asked to be paid. */
export function HeldChips({ held }: { held: Held }) {
  return (
    <>
      <SubscriptionChip state={held.State} />
      {(held.Price > 0 || held.PaymentLabel === 'Paid') && <PaymentChip label={held.PaymentLabel} />}
    </>
  );
}
