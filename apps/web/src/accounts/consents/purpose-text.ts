import type { HealthPurpose, Purpose } from '@clubpulse/contract/accounts/consents';
import type { PhraseKey } from '../../platform/phrases.ts';

export const purposePhrases = {
  HeartRate: { name: 'accounts.shareHeartRate', text: 'accounts.shareHeartRateText' },
  OtherTrainings: { name: 'accounts.shareOtherTrainings', text: 'accounts.shareOtherTrainingsText' },
  Body: { name: 'accounts.shareBody', text: 'accounts.shareBodyText' },
  Blood: { name: 'accounts.shareBlood', text: 'accounts.shareBloodText' },
  Health: { name: 'accounts.shareHealth', text: 'accounts.shareHealthText' },
  Injuries: { name: 'accounts.shareInjuries', text: 'accounts.shareInjuriesText' },
  Contact: { name: 'accounts.shareContact', text: 'accounts.shareContactText' },
} as const satisfies Readonly<Record<Purpose, { name: PhraseKey; text: PhraseKey }>>;

export const nameOfRead = (purpose: HealthPurpose): PhraseKey =>
  purpose === 'Papers' ? 'accounts.readPapers' : purposePhrases[purpose].name;
