import type { PaymentLabel, SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { PaymentChip, SubscriptionChip } from '../parts/StateChips.tsx';

interface Held {
  readonly State: SubscriptionState;
  readonly PaymentLabel: PaymentLabel;
  readonly Price: number;
  readonly Currency: string;
  readonly AmountDue: number;
  readonly PartPaid: number;
}

/** State and payment of what somebody holds, for lists of people; what is free is not asked to be paid. */
export function HeldChips({ held }: { held: Held }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <SubscriptionChip state={held.State} />
      {(held.Price > 0 || held.PaymentLabel === 'Paid') && <PaymentChip label={held.PaymentLabel} />}
      {held.PartPaid > 0 && held.AmountDue > 0 && (
        <span>{t('billing.leftToPay', { amount: formats.money(held.AmountDue, held.Currency) })}</span>
      )}
    </>
  );
}
