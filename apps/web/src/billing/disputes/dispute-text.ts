import type { Dispute, DisputeDetail, EvidencePart } from '@clubpulse/contract/billing/disputes/disputes';
import { daysLeft, isUrgent } from '@clubpulse/rules/billing/disputes/days-left';
import type { ChipTone } from '../../kit/figures/StateChip.tsx';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

const reasons: Readonly<Record<string, PhraseKey>> = {
  fraudulent: 'billing.disputeReason.NotRecognized',
  unrecognized: 'billing.disputeReason.NotRecognized',
  debit_not_authorized: 'billing.disputeReason.NotRecognized',
  duplicate: 'billing.disputeReason.Twice',
  subscription_canceled: 'billing.disputeReason.Canceled',
  product_not_received: 'billing.disputeReason.NotGiven',
  product_unacceptable: 'billing.disputeReason.NotGiven',
  credit_not_processed: 'billing.disputeReason.NoRefund',
};

export const reasonText = ({ Reason }: Dispute, t: Translate): string =>
  t(reasons[Reason] ?? 'billing.disputeReason.Other', { reason: Reason.replaceAll('_', ' ') });

interface At {
  readonly timeZone: string;
  readonly now: Date;
}

export function stateOf(
  dispute: Dispute,
  { timeZone, now }: At,
  t: Translate,
  clubFormats: Formats,
): { readonly tone: ChipTone; readonly words: string } {
  const { State, EvidenceDueBy: due } = dispute;
  if (State === 'UnderReview') return { tone: 'info', words: t('billing.disputeUnderReview') };
  if (State === 'Won') return { tone: 'ok', words: t('billing.disputeWon') };
  if (State === 'Lost') {
    const isUndecided = dispute.Loss !== null && dispute.Decision === null;
    return isUndecided
      ? { tone: 'bad', words: t('billing.disputeLostUndecided') }
      : { tone: 'mute', words: t('billing.disputeLost') };
  }
  if (due === null) return { tone: 'warn', words: t('billing.disputeToAnswer') };
  const date = clubFormats.date(due);
  const days = daysLeft(timeZone, new Date(due), now);
  if (days < 0) return { tone: 'bad', words: t('billing.disputeTooLate', { date }) };
  if (days === 0) return { tone: 'bad', words: t('billing.disputeAnswerToday') };
  return { tone: isUrgent(days) ? 'bad' : 'warn', words: t('billing.disputeAnswerBy', { date, count: days }) };
}

export const lossText = ({ Amount, Fee, Currency }: Dispute, clubFormats: Formats): string =>
  clubFormats.money(Amount + (Fee ?? 0), Currency);

export function evidenceOf(
  { Title, PaidAt, Evidence }: DisputeDetail,
  t: Translate,
  clubFormats: Formats,
): Record<EvidencePart, readonly string[]> {
  const { Purchase, Bookings, CheckIns, Policies } = Evidence;
  return {
    Purchase: [
      t('billing.disputeEvidencePaid', {
        title: Title,
        amount: clubFormats.money(Purchase.Amount, Purchase.Currency),
        date: clubFormats.dateTime(PaidAt),
      }),
    ],
    Policies: Policies.map(({ Title: title, Version: version, AcceptedAt }) =>
      t('billing.disputeEvidencePolicy', { title, version, date: clubFormats.dateTime(AcceptedAt) }),
    ),
    Visits: [
      ...Bookings.map(({ ClassName: name, Begin, WasPresent }) =>
        t(WasPresent ? 'billing.disputeEvidenceCame' : 'billing.disputeEvidenceBooked', {
          name,
          date: clubFormats.dateTime(Begin),
        }),
      ),
      ...CheckIns.map((at) => t('billing.disputeEvidenceCheckIn', { date: clubFormats.dateTime(at) })),
    ],
  };
}

export function evidenceLines(dispute: DisputeDetail, t: Translate, clubFormats: Formats): string[] {
  const { Purchase, Policies, Visits } = evidenceOf(dispute, t, clubFormats);
  return [...Purchase, ...Policies, ...Visits];
}
