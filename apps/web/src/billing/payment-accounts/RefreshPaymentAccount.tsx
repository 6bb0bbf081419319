import { listPaymentAccounts, refreshPaymentAccount } from '@clubpulse/contract/billing/payment-accounts.calls';
import { useEffect } from 'react';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useRoles } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { PaymentAccounts } from './PaymentAccounts.tsx';
import classes from './PaymentSettings.module.css';
import { PlatformCosts } from './PlatformCosts.tsx';

export default function RefreshPaymentAccount() {
  const t = useT();
  const club = useClub();
  const manages = useRoles().some((role) => role === 'Manager' || role === 'Owner');
  if (club === null || !manages)
    return (
      <Page title={t('billing.accounts')}>
        <EmptyState title={t('insufficient-rights')}>{t('kit.forbiddenText')}</EmptyState>
      </Page>
    );
  return (
    <Page title={t('billing.accounts')} subtitle={club.Name} back={`${pathTo('CreditsAndSubscriptions')}/payments`}>
      <div className={classes['page']}>
        <Refreshed key={club.ClubId} clubId={club.ClubId} />
        <PlatformCosts />
      </div>
    </Page>
  );
}

function Refreshed({ clubId }: { clubId: number }) {
  const params = { id: clubId };
  const { data: accounts } = useCall(listPaymentAccounts, { params }, { quiet: true });
  const isProvided = accounts?.some(
    ({ PaymentAccountType: kind, ProviderConfigured }) => kind === 'Stripe' && ProviderConfigured,
  );
  const { mutate, isIdle, isPending, error } = useChange(refreshPaymentAccount, { quiet: true });
  useEffect(() => {
    if (isProvided === true) mutate({ params: { id: clubId } });
  }, [mutate, clubId, isProvided]);
  const isReading = isPending || (isProvided === true && isIdle);
  return (
    <div className={classes['card']}>
      <Refused error={refusedOf(error)} />
      {isReading ? <SkeletonRows rows={3} /> : <PaymentAccounts clubId={clubId} />}
    </div>
  );
}
