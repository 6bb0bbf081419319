import type { Debt } from '@clubpulse/contract/billing/debts/debts';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconCash, IconReceiptOff } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { useT } from '../../platform/phrases.ts';
import { useManages } from '../parts/use-manages.ts';

const PayDebt = lazyComponent(() => import('./PayDebt.tsx').then((it) => it.PayDebt));
const GiveUpDebt = lazyComponent(() => import('./GiveUpDebt.tsx').then((it) => it.GiveUpDebt));

export function DebtActs({ debt }: { debt: Debt }) {
  const t = useT();
  const [act, setAct] = useState<'pay' | 'giveUp' | null>(null);
  const close = () => setAct(null);
  if (!useManages()) return null;
  return (
    <>
      <RowMenu
        label={t('kit.actionsOf', { name: `${fullName(debt)}, ${debt.SubscriptionName}` })}
        items={[
          { label: t('kit.recordPayment'), icon: IconCash, onClick: () => setAct('pay') },
          { label: t('billing.giveUp'), icon: IconReceiptOff, danger: true, onClick: () => setAct('giveUp') },
        ]}
      />
      {act === 'pay' && <PayDebt debt={debt} onClose={close} />}
      {act === 'giveUp' && <GiveUpDebt debt={debt} onClose={close} />}
    </>
  );
}
