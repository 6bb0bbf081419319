import type { Expiration, ExpirationType } from '@clubpulse/contract/members/documents/documents';
import { completeExpiration } from '@clubpulse/contract/members/documents/documents.calls';
import { type Icon, IconAlertCircle, IconCertificate, IconCheck, IconFileText, IconHourglass, IconId } from '@tabler/icons-react';
import { Temporal } from 'temporal-polyfill';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import { useChange } from '../../platform/api.ts';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export const documentKinds: Record<ExpirationType, { label: PhraseKey; titleLabel: PhraseKey; icon: Icon }> = {
  MedicalCertificate: { label: 'members.certificate', titleLabel: 'members.certificateKind', icon: IconCertificate },
  Membership: { label: 'members.membership', titleLabel: 'members.cardNumber', icon: IconId },
  Generic: { label: 'members.generic', titleLabel: 'members.documentName', icon: IconFileText },
};

const SOON_DAYS = 30;

export type DocumentState = 'valid' | 'soon' | 'expired' | 'done';

/** A document is valid through its last day in the club's time zone. */
export function documentState(
  { ExpirationDate, CompletedAt }: Expiration,
  today: string,
): { state: DocumentState; days: number } {
  const days = Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(ExpirationDate), { largestUnit: 'days' }).days;
  if (CompletedAt !== null) return { state: 'done', days };
  if (days < 0) return { state: 'expired', days };
  return { state: days <= SOON_DAYS ? 'soon' : 'valid', days };
}

export const documentChips: Record<DocumentState, { tone: ChipTone; icon: Icon }> = {
  valid: { tone: 'ok', icon: IconCheck },
  soon: { tone: 'warn', icon: IconHourglass },
  expired: { tone: 'bad', icon: IconAlertCircle },
  done: { tone: 'mute', icon: IconCheck },
};

export function useComplete() {
  const t = useT();
  return useChange(completeExpiration, {
    onDone: () => toastDone({ title: t('members.documentDone') }),
  });
}
