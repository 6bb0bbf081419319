import type { PaymentSettings as Settings } from '@clubpulse/contract/billing/payment-accounts';
import { getPaymentSettings, putPaymentSettings } from '@clubpulse/contract/billing/payment-accounts.calls';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { PaymentAccounts } from './PaymentAccounts.tsx';
import classes from './PaymentSettings.module.css';
import { PaymentSwitches, switchNames } from './PaymentSwitches.tsx';
import { PlatformCosts } from './PlatformCosts.tsx';

const PauseRules = lazyComponent(() => import('./PauseRules.tsx').then((it) => it.PauseRules));

export function PaymentSettings({ clubId }: { clubId: number }) {
  const params = { id: clubId };
  const settings = useCall(getPaymentSettings, { params }, { quiet: true });
  return (
    <div className={classes['page']}>
      <div className={classes['card']}>
        <PaymentAccounts clubId={clubId} />
        <QueryResult query={settings} loading={<SkeletonRows rows={2} />}>
          {(found) => <Toggles clubId={clubId} settings={found} />}
        </QueryResult>
        <PauseRules clubId={clubId} />
      </div>
      <PlatformCosts />
    </div>
  );
}

function Toggles({ clubId, settings }: { clubId: number; settings: Settings }) {
  const t = useT();
  const save = useChange(putPaymentSettings, { quiet: true });
  const refused = refusedOf(save.error);
  const sent = save.variables?.body ?? settings;
  const unchanged = sent.EnableStore === settings.EnableStore ? 'EnableOnlinePayments' : 'EnableStore';
  return (
    <>
      <PaymentSwitches
        values={settings}
        disabled={save.isPending}
        onChange={(changes) => save.mutate({ params: { id: clubId }, body: { ...settings, ...changes } })}
      />
      {refused !== null && (
        <Refused
          error={{ ...refused, words: t('billing.switchKept', { name: t(switchNames[unchanged]), why: refused.words }) }}
        />
      )}
    </>
  );
}
