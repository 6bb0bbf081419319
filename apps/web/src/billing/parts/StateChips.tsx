import type { PaymentLabel, SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import { paymentColors } from '@clubpulse/rules/billing/subscriptions/payment-display';
import {
  type Icon,
  IconAlertCircle,
  IconCalendarTime,
  IconCheck,
  IconClock,
  IconHelpCircle,
  IconHourglass,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconX,
} from '@tabler/icons-react';
import { type ChipTone, StateChip } from '../../kit/figures/StateChip.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';

export const states: Record<SubscriptionState, { tone: ChipTone; icon: Icon; words: PhraseKey }> = {
  NotStarted: { tone: 'dashed', icon: IconCalendarTime, words: 'billing.stateNotStarted' },
  Active: { tone: 'ok', icon: IconPlayerPlayFilled, words: 'billing.stateActive' },
  Expiring: { tone: 'warn', icon: IconHourglass, words: 'billing.stateExpiring' },
  Suspended: { tone: 'mute', icon: IconPlayerPauseFilled, words: 'billing.stateSuspended' },
  Paused: { tone: 'warn', icon: IconPlayerPauseFilled, words: 'billing.statePaused' },
  Expired: { tone: 'mute', icon: IconPlayerStopFilled, words: 'billing.stateExpired' },
  NonRenewed: { tone: 'mute', icon: IconPlayerStopFilled, words: 'billing.stateNonRenewed' },
  Canceled: { tone: 'bad', icon: IconX, words: 'billing.stateCanceled' },
};

export function SubscriptionChip({ state }: { state: SubscriptionState }) {
  const t = useT();
  const { tone, icon, words } = states[state];
  return (
    <StateChip tone={tone} icon={icon}>
      {t(words)}
    </StateChip>
  );
}

const tones = { green: 'ok', orange: 'warn', red: 'bad', grey: 'mute' } as const satisfies Record<
  (typeof paymentColors)[PaymentLabel],
  ChipTone
>;

export const payments: Record<PaymentLabel, { icon: Icon; words: PhraseKey }> = {
  Paid: { icon: IconCheck, words: 'billing.paid' },
  ToPay: { icon: IconClock, words: 'billing.toPay' },
  Unpaid: { icon: IconAlertCircle, words: 'billing.unpaid' },
  Canceled: { icon: IconX, words: 'billing.paymentCanceled' },
  Paused: { icon: IconPlayerPauseFilled, words: 'billing.paymentPaused' },
  Unknown: { icon: IconHelpCircle, words: 'billing.paymentUnknown' },
};

export function PaymentChip({ label }: { label: PaymentLabel }) {
  const t = useT();
  const { icon, words } = payments[label];
  return (
    <StateChip tone={tones[paymentColors[label]]} icon={icon}>
      {t(words)}
    </StateChip>
  );
}
