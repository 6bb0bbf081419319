import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

const CONFIRM = 'authentication_required';
const reasons: Readonly<Record<string, PhraseKey>> = {
  insufficient_funds: 'billing.declinedFunds',
  expired_card: 'billing.declinedExpired',
  [CONFIRM]: 'billing.declinedConfirm',
};

export function failedText(held: UserSubscription, t: Translate, formats: Formats): string {
  const { DueDateUTC, PaymentStatus, FailedCharge, Currency } = held;
  const next =
    DueDateUTC === null || PaymentStatus === 'PaymentFailed'
      ? t('billing.cardFailedLast')
      : t('billing.cardFailedAgain', { date: formats.date(DueDateUTC) });
  if (FailedCharge === null) return next;
  const reason = t(reasons[FailedCharge.DeclineCode ?? ''] ?? 'billing.declinedBank');
  return `${next} ${t('billing.cardFailedWhy', { amount: formats.money(FailedCharge.Amount, Currency), reason })}`;
}

/** True if the member must confirm: without this the bank declines each further attempt. */
export const mustConfirm = ({ FailedCharge }: UserSubscription): boolean => FailedCharge?.DeclineCode === CONFIRM;
