import type { PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import { IconFlask } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './PaymentModeBar.module.css';

/** Says that the provider of card payments moves no money. Shown on every screen of money; nothing in live mode. */
export function PaymentModeBar({ mode }: { mode: PaymentMode | null }) {
  const t = useT();
  if (mode === null || mode === 'live') return null;
  return (
    <p className={classes['bar']} role="status">
      <span>
        <IconFlask size={16} stroke={1.8} aria-hidden="true" />
        <b>{t(mode === 'test' ? 'billing.testMode' : 'billing.demoMode')}</b>
        {t('billing.noMoneyMoves')}
      </span>
    </p>
  );
}
