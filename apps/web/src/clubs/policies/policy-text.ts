import type { Acceptance, PolicyType } from '@clubpulse/contract/clubs/policies';
import { type Icon, IconCheck, IconHelpCircle, IconX } from '@tabler/icons-react';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import type { PhraseKey } from '../../platform/phrases.ts';

export const policyTypes: Record<PolicyType, PhraseKey> = {
  TermsOfPurchase: 'clubs.termsOfPurchase',
  JoinClub: 'clubs.joinClubPolicy',
};

export const acceptances: Record<Acceptance, { tone: ChipTone; icon: Icon; words: PhraseKey }> = {
  Accepted: { tone: 'ok', icon: IconCheck, words: 'clubs.accepted' },
  NotAccepted: { tone: 'bad', icon: IconX, words: 'clubs.notAccepted' },
  NotAnswered: { tone: 'dashed', icon: IconHelpCircle, words: 'clubs.notAnswered' },
};
