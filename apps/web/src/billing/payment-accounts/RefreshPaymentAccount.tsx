import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClub, useRoles } from '../../platform/session.tsx';
import { PaymentAccounts } from './PaymentAccounts.tsx';
import classes from './PaymentSettings.module.css';

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
      <div className={classes['card']}>
        <PaymentAccounts clubId={club.ClubId} />
      </div>
    </Page>
  );
}
