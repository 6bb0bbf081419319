import type { RefundState } from '@clubpulse/contract/billing/transactions';
import { type Icon, IconAlertCircle, IconBuildingBank, IconCheck, IconClock } from '@tabler/icons-react';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import type { PhraseKey } from '../../platform/phrases.ts';

export const refundStates: Readonly<Record<RefundState, { tone: ChipTone; icon: Icon; label: PhraseKey }>> = {
  Requested: { tone: 'info', icon: IconClock, label: 'billing.refundRequested' },
  Done: { tone: 'ok', icon: IconCheck, label: 'billing.refundDone' },
  Failed: { tone: 'bad', icon: IconAlertCircle, label: 'billing.refundFailed' },
  Disputed: { tone: 'bad', icon: IconBuildingBank, label: 'billing.refundDisputed' },
};
