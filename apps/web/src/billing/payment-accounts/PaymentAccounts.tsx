import type { PaymentAccount, PaymentAccountState, PaymentAccountType } from '@clubpulse/contract/billing/payment-accounts';
import { listPaymentAccounts, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCreditCardOff,
  IconInfoCircle,
  IconPlayerPause,
} from '@tabler/icons-react';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './PaymentSettings.module.css';

const accountKinds: Record<PaymentAccountType, { label: PhraseKey; hint: PhraseKey }> = {
  Manual: { label: 'billing.accountManual', hint: 'billing.accountManualHint' },
  Stripe: { label: 'billing.accountOnline', hint: 'billing.accountOnlineHint' },
};

const accountStates: Record<PaymentAccountState, { tone: ChipTone; icon: Icon; words: PhraseKey }> = {
  NotConfigured: { tone: 'dashed', icon: IconCreditCardOff, words: 'billing.accountNotConfigured' },
  Onboarding: { tone: 'warn', icon: IconClock, words: 'billing.accountOnboarding' },
  Inactive: { tone: 'mute', icon: IconPlayerPause, words: 'billing.accountInactive' },
  Active: { tone: 'ok', icon: IconCheck, words: 'billing.accountActive' },
  MissingData: { tone: 'bad', icon: IconAlertTriangle, words: 'billing.accountMissingData' },
};

export function PaymentAccounts({ clubId }: { clubId: number }) {
  const accounts = useCall(listPaymentAccounts, { params: { id: clubId } }, { quiet: true });
  return (
    <Answer query={accounts} loading={<SkeletonRows rows={2} />}>
      {(found) => <Accounts clubId={clubId} accounts={found} />}
    </Answer>
  );
}

function Accounts({ clubId, accounts }: { clubId: number; accounts: readonly PaymentAccount[] }) {
  const t = useT();
  const online = accounts.find(({ PaymentAccountType }) => PaymentAccountType === 'Stripe');
  const onboarding = useChange(startOnboarding, { quiet: true, onDone: ({ Url }) => window.location.assign(Url) });
  const refused = refusedOf(onboarding.error);
  const mayOnboard = online?.ProviderConfigured === true && online.State !== 'Active';
  return (
    <>
      <ul className={classes['accounts']}>
        {accounts.map(({ PaymentAccountType: kind, State }) => {
          const { tone, icon, words } = accountStates[State];
          return (
            <li key={kind}>
              <span className={classes['names']}>
                <b>{t(accountKinds[kind].label)}</b>
                <span>{t(accountKinds[kind].hint)}</span>
              </span>
              <StateChip tone={tone} icon={icon}>
                {t(words)}
              </StateChip>
              {kind === 'Stripe' && mayOnboard && (
                <Button
                  variant="default"
                  loading={onboarding.isPending}
                  onClick={() => onboarding.mutate({ params: { id: clubId } })}
                >
                  {State === 'NotConfigured' ? t('billing.setUpOnline') : t('billing.goOnOnline')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {online?.ProviderConfigured !== true && (
        <Banner tone="info" icon={IconInfoCircle}>
          {t(
            online === undefined || online.State === 'NotConfigured' ? 'billing.onlineNotConfigured' : 'billing.onlineNoProvider',
          )}
        </Banner>
      )}
      {refused !== null && <Refused error={refused} />}
    </>
  );
}
