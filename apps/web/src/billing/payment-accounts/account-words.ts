import type { PaymentAccountState, PaymentAccountType } from '@clubpulse/contract/billing/payment-accounts';
import { type Icon, IconAlertTriangle, IconCheck, IconClock, IconCreditCardOff, IconPlayerPause } from '@tabler/icons-react';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import type { PhraseKey } from '../../platform/phrases.ts';

export const accountKinds: Record<PaymentAccountType, { label: PhraseKey; hint: PhraseKey }> = {
  Manual: { label: 'billing.accountManual', hint: 'billing.accountManualHint' },
  Stripe: { label: 'billing.accountOnline', hint: 'billing.accountOnlineHint' },
};

export const accountStates: Record<PaymentAccountState, { tone: ChipTone; icon: Icon; words: PhraseKey }> = {
  NotConfigured: { tone: 'dashed', icon: IconCreditCardOff, words: 'billing.accountNotConfigured' },
  Onboarding: { tone: 'warn', icon: IconClock, words: 'billing.accountOnboarding' },
  Inactive: { tone: 'mute', icon: IconPlayerPause, words: 'billing.accountInactive' },
  Active: { tone: 'ok', icon: IconCheck, words: 'billing.accountActive' },
  MissingData: { tone: 'bad', icon: IconAlertTriangle, words: 'billing.accountMissingData' },
};
