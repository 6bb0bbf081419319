import type { PaymentMode } from '@clubpulse/contract/billing/payment-accounts';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { IconFlask } from '@tabler/icons-react';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './PaymentModeBar.module.css';
import { useCardPayments } from './use-card-payments.ts';

interface Spaced {
  spaced?: boolean;
}

/** States that card payments move no money. Empty in live mode. */
export function PaymentModeBar({ mode, spaced = false }: Spaced & { mode: PaymentMode | null }) {
  const t = useT();
  if (mode === null || mode === 'live') return null;
  return (
    <p className={classes['bar']} data-spaced={spaced} role="status">
      <span>
        <IconFlask size={16} stroke={1.8} aria-hidden="true" />
        <b>{t(mode === 'test' ? 'billing.testMode' : 'billing.demoMode')}</b>
        {t('billing.noMoneyMoves')}
      </span>
    </p>
  );
}

export function ClubModeBar({ spaced = false }: Spaced) {
  return <PaymentModeBar mode={useCardPayments().mode} spaced={spaced} />;
}

interface MemberModeBarProps {
  clubId: number;
  /** Other clubs of the same screen. */
  others?: readonly number[];
}

/** The payment mode of the first club that takes card payments. */
export function MemberModeBar({ clubId, others: [next, ...others] = [] }: MemberModeBarProps) {
  const { UserId: id } = useSelf();
  const store = useCall(getStore, { params: { id, clubId } }, { quiet: true, ignore: [403, 404] });
  const mode = store.data?.Mode ?? null;
  if (mode === null && next !== undefined && !store.isPending) return <MemberModeBar clubId={next} others={others} />;
  return <PaymentModeBar mode={mode} />;
}
