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
  readonly DueDateUTC: string | null;
}

export function HeldChips({ held }: { held: Held }) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(held.AmountDue, held.Currency);
  // The due date is a day, not an instant.
  const date = held.DueDateUTC === null ? null : formats.dayMonth(held.DueDateUTC.slice(0, 10));
  const owed =
    held.PaymentLabel === 'Unpaid' && date !== null
      ? t('billing.owedSince', { amount, date })
      : held.PaymentLabel === 'ToPay' && date !== null
        ? t('billing.owedBy', { amount, date })
        : t('billing.leftToPay', { amount });
  return (
    <>
      <SubscriptionChip state={held.State} />
      {(held.Price > 0 || held.PaymentLabel === 'Paid') && <PaymentChip label={held.PaymentLabel} />}
      {held.AmountDue > 0 && <span>{owed}</span>}
    </>
  );
}
