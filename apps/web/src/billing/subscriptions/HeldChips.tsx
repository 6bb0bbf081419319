import type { SlotProps } from '../../platform/slots.tsx';
import { PaymentChip, SubscriptionChip } from '../parts/StateChips.tsx';

/** State and payment of what somebody holds, for lists of people; what is free is not asked to be paid. */
export default function HeldChips({ state, payment, price }: SlotProps['member.chips']) {
  return (
    <>
      <SubscriptionChip state={state} />
      {(price > 0 || payment === 'Paid') && <PaymentChip label={payment} />}
    </>
  );
}
