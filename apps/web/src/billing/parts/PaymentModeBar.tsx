import type { PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import { useT } from '../../platform/phrases.ts';
import classes from './PaymentModeBar.module.css';

/** Says on a screen of money that no money moves; nothing in live mode. */
export function PaymentModeBar({ mode }: { mode: PaymentMode | null }) {
  const t = useT();
  if (mode === null || mode === 'live') return null;
  return (
    <p className={classes['bar']} role="status">
      <span>{t(mode === 'test' ? 'billing.testMode' : 'billing.demoMode')}</span>
    </p>
  );
}
