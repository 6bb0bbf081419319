import type { PaymentSettings as Settings } from '@clubpulse/contract/billing/payment-accounts';
import { getPaymentSettings, putPaymentSettings } from '@clubpulse/contract/billing/payment-accounts.calls';
import { Switch } from '@mantine/core';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { PaymentAccounts } from './PaymentAccounts.tsx';
import classes from './PaymentSettings.module.css';

/** How the club is paid: its accounts with their states, and the two toggles of the club profile. */
export function PaymentSettings({ clubId }: { clubId: number }) {
  const params = { id: clubId };
  const settings = useCall(getPaymentSettings, { params }, { quiet: true });
  return (
    <div className={classes['card']}>
      <PaymentAccounts clubId={clubId} />
      <Answer query={settings} loading={<SkeletonRows rows={2} />}>
        {(found) => <Toggles clubId={clubId} settings={found} />}
      </Answer>
    </div>
  );
}

function Toggles({ clubId, settings }: { clubId: number; settings: Settings }) {
  const t = useT();
  const save = useChange(putPaymentSettings, { quiet: true });
  const put = (changes: Partial<Settings>) => save.mutate({ params: { id: clubId }, body: { ...settings, ...changes } });
  const refused = refusedOf(save.error);
  return (
    <>
      <Switch
        label={t('billing.enableOnline')}
        description={t('billing.enableOnlineHint')}
        disabled={save.isPending}
        checked={settings.EnableOnlinePayments}
        onChange={(event) => put({ EnableOnlinePayments: event.currentTarget.checked })}
      />
      <Switch
        label={t('billing.store')}
        description={t('billing.enableStoreHint')}
        disabled={save.isPending}
        checked={settings.EnableStore}
        onChange={(event) => put({ EnableStore: event.currentTarget.checked })}
      />
      {refused !== null && <Refused error={refused} />}
    </>
  );
}
