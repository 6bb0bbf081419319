import type { PaymentAccount, PaymentAccountState } from '@clubpulse/contract/billing/payment-accounts';
import { refreshPaymentAccount, startOnboarding } from '@clubpulse/contract/billing/payment-accounts.calls';
import { requiredKinds } from '@clubpulse/rules/billing/online-payments/requirements';
import { Button } from '@mantine/core';
import {
  type Icon,
  IconAlertCircle,
  IconCheck,
  IconCircleDashed,
  IconCreditCardOff,
  IconFileAlert,
  IconHourglass,
  IconPlugConnectedX,
  IconProgress,
} from '@tabler/icons-react';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { useCardPayments } from '../parts/use-card-payments.ts';
import classes from './AccountPanel.module.css';

interface Shown {
  readonly tone: ChipTone;
  readonly icon: Icon;
  readonly chip: PhraseKey;
  readonly title: PhraseKey;
  readonly text: PhraseKey;
  /** Completed steps of four. */
  readonly done: number;
  readonly act?: PhraseKey;
}

const shownStates: Record<PaymentAccountState, Shown> = {
  NotConfigured: {
    tone: 'dashed',
    icon: IconCircleDashed,
    chip: 'billing.accountNotStarted',
    title: 'billing.notStartedTitle',
    text: 'billing.notStartedText',
    done: 0,
    act: 'billing.setUpOnline',
  },
  Onboarding: {
    tone: 'info',
    icon: IconProgress,
    chip: 'billing.accountOnboarding',
    title: 'billing.onboardingTitle',
    text: 'billing.onboardingText',
    done: 1,
    act: 'billing.goOnOnline',
  },
  Inactive: {
    tone: 'info',
    icon: IconHourglass,
    chip: 'billing.accountInactive',
    title: 'billing.inactiveTitle',
    text: 'billing.inactiveText',
    done: 2,
  },
  Active: {
    tone: 'ok',
    icon: IconCheck,
    chip: 'billing.accountActive',
    title: 'billing.activeTitle',
    text: 'billing.activeText',
    done: 4,
  },
  MissingData: {
    tone: 'bad',
    icon: IconAlertCircle,
    chip: 'billing.accountMissingData',
    title: 'billing.missingTitle',
    text: 'billing.missingText',
    done: 3,
    act: 'billing.enterData',
  },
};

const accessRemoved: Shown = {
  tone: 'bad',
  icon: IconPlugConnectedX,
  chip: 'billing.accountAccessRemoved',
  title: 'billing.accessRemovedTitle',
  text: 'billing.accessRemovedText',
  done: 0,
  act: 'billing.reconnect',
};

const unprovided: Shown = {
  tone: 'dashed',
  icon: IconCreditCardOff,
  chip: 'billing.accountNotConfigured',
  title: 'billing.accountOnline',
  text: 'billing.onlineNotConfigured',
  done: 0,
};

const isUnprovided = ({ ProviderConfigured, State }: PaymentAccount): boolean => !ProviderConfigured && State === 'NotConfigured';

function shownOf(account: PaymentAccount): Shown {
  if (isUnprovided(account)) return unprovided;
  return account.InactiveReason === 'AccessRemoved' ? accessRemoved : shownStates[account.State];
}

export function AccountPanel({ clubId, account }: { clubId: number; account: PaymentAccount }) {
  const t = useT();
  const formats = useFormats();
  const params = { id: clubId };
  const { State, ProviderConfigured, ActiveSince, Missing } = account;
  const refresh = useChange(refreshPaymentAccount, { quiet: true });
  const onboarding = useChange(startOnboarding, {
    quiet: true,
    onDone: ({ Url }) => window.location.assign(Url),
    onRefused: (error) => {
      if (error.is('PaymentAccountComplete')) refresh.mutate({ params });
    },
  });
  const isDisconnected = onboarding.error?.is('PaymentAccountDisconnected') === true;
  const refused = refusedOf(onboarding.error ?? refresh.error, isDisconnected ? t('billing.reconnectRefused') : null);
  const isUnknown = isUnprovided(account);
  const { isOn } = useCardPayments();
  const { tone, icon, chip, title, text: ofState, done, act } = shownOf(account);
  const text = ofState === 'billing.activeText' && !isOn ? 'billing.activeOffText' : ofState;
  return (
    <section className={classes['panel']} data-state={State} aria-label={t('billing.accountOnline')}>
      <Steps done={done} />
      <div className={classes['says']}>
        <span className={classes['chips']}>
          <StateChip tone={tone} icon={icon}>
            {t(chip)}
          </StateChip>
          {State === 'Active' && ActiveSince !== null && (
            <span className={classes['since']}>{t('kit.since', { date: formats.date(ActiveSince) })}</span>
          )}
        </span>
        <h2>{t(title)}</h2>
        <p>{t(!ProviderConfigured && !isUnknown ? 'billing.onlineNoProvider' : text)}</p>
      </div>
      {ProviderConfigured && State !== 'Active' && (
        <div className={classes['acts']}>
          {act === undefined ? (
            <Button variant="default" loading={refresh.isPending} onClick={() => refresh.mutate({ params })}>
              {t('billing.checkAccount')}
            </Button>
          ) : (
            <>
              <Button loading={onboarding.isPending} onClick={() => onboarding.mutate({ params })}>
                {t(act)}
              </Button>
              <span className={classes['note']}>{t('billing.onStripePage')}</span>
            </>
          )}
        </div>
      )}
      {State === 'MissingData' && Missing.length > 0 && <MissingList missing={Missing} />}
      {refused !== null && (
        <div className={classes['whole']}>
          <Refused error={refused} />
        </div>
      )}
    </section>
  );
}

function Steps({ done }: { done: number }) {
  return (
    <span className={classes['steps']} aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <i key={step} data-done={step <= done} />
      ))}
    </span>
  );
}

function MissingList({ missing }: { missing: readonly string[] }) {
  const t = useT();
  return (
    <ul className={classes['missing']} aria-label={t('billing.missingList')}>
      {requiredKinds(missing).map((kind) => (
        <li key={kind}>
          <IconFileAlert size={18} stroke={1.8} aria-hidden="true" />
          {t(`billing.requirement.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
