import type { TransactionSum } from '@clubpulse/contract/billing/transactions';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './TransactionRows.module.css';
import { leftOut } from './use-export.ts';

interface SumOfFilterProps {
  sums: readonly TransactionSum[];
  currency: string;
  size?: 'normal' | 'large';
}

export function SumOfFilter({ sums, currency, size = 'large' }: SumOfFilterProps) {
  const t = useT();
  const formats = useFormats();
  const nothing = {
    Currency: currency,
    Purchases: 0,
    PurchasesAmount: 0,
    Refunds: 0,
    RefundsAmount: 0,
    Hidden: 0,
    HiddenAmount: 0,
  };
  const shown = sums.length === 0 ? [nothing] : sums;
  return shown.map((sum) => {
    const { Currency, Purchases, PurchasesAmount, Refunds, RefundsAmount } = sum;
    return (
      <div key={Currency}>
        <Figures>
          <Figure size={size} label={t('billing.net')} value={formats.money(PurchasesAmount - RefundsAmount, Currency)} />
          <Figure
            size={size}
            label={t('billing.purchases')}
            value={formats.money(PurchasesAmount, Currency)}
            note={formats.number(Purchases)}
          />
          <Figure
            size={size}
            label={t('billing.refunds')}
            value={`${RefundsAmount === 0 ? '' : '−'}${formats.money(RefundsAmount, Currency)}`}
            note={formats.number(Refunds)}
          />
        </Figures>
        {leftOut([sum], t, formats).map((words) => (
          <p key={words} className={classes['hidden']}>
            {words}
          </p>
        ))}
      </div>
    );
  });
}
