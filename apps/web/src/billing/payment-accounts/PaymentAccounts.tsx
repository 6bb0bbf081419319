import type { PaymentAccount } from '@clubpulse/contract/billing/payment-accounts';
import { listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { IconCheck } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { PaymentModeBar } from '../parts/PaymentModeBar.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import classes from './PaymentSettings.module.css';

export function PaymentAccounts({ clubId }: { clubId: number }) {
  const accounts = useCall(listPaymentAccounts, { params: { id: clubId } }, { quiet: true });
  return (
    <QueryResult query={accounts} loading={<SkeletonRows rows={3} />}>
      {(found) => <Accounts clubId={clubId} accounts={found} />}
    </QueryResult>
  );
}

function Accounts({ clubId, accounts }: { clubId: number; accounts: readonly PaymentAccount[] }) {
  const t = useT();
  const ofKind = (kind: PaymentAccount['PaymentAccountType']) =>
    accounts.find(({ PaymentAccountType }) => PaymentAccountType === kind);
  const [online, manual] = [ofKind('Stripe'), ofKind('Manual')];
  return (
    <>
      <PaymentModeBar mode={online?.Mode ?? null} />
      {online !== undefined && <AccountPanel clubId={clubId} account={online} />}
      {manual !== undefined && (
        <div className={classes['desk']}>
          <span className={classes['names']}>
            <b>{t('billing.accountManual')}</b>
            <span>{t('billing.accountManualHint')}</span>
          </span>
          <StateChip tone="ok" icon={IconCheck}>
            {t('billing.accountActive')}
          </StateChip>
        </div>
      )}
    </>
  );
}
