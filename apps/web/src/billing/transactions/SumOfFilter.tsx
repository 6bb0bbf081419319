import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { type Sum, sumsOf } from './sums.ts';

interface SumOfFilterProps {
  transactions: readonly Transaction[];
  /** Of the club: shown while there is nothing to add up. */
  currency: string;
  size?: 'normal' | 'large';
}

/** What the filtered transactions add up to; a club with several currencies reads one line for each. */
export function SumOfFilter({ transactions, currency, size = 'large' }: SumOfFilterProps) {
  const t = useT();
  const formats = useFormats();
  const sums = sumsOf(transactions);
  const shown: readonly Sum[] = sums.length === 0 ? [{ currency, purchases: 0, refunds: 0, net: 0 }] : sums;
  const count = (type: Transaction['Type'], of: string) =>
    transactions.filter(({ Type, Currency }) => Type === type && Currency === of).length;
  return shown.map((sum) => (
    <Figures key={sum.currency}>
      <Figure size={size} label={t('billing.net')} value={formats.money(sum.net, sum.currency)} />
      <Figure
        size={size}
        label={t('billing.purchases')}
        value={formats.money(sum.purchases, sum.currency)}
        note={formats.number(count('Purchase', sum.currency))}
      />
      <Figure
        size={size}
        label={t('billing.refunds')}
        value={formats.money(sum.refunds, sum.currency)}
        note={formats.number(count('Refund', sum.currency))}
      />
    </Figures>
  ));
}
