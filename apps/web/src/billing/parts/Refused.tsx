import { useNavigate } from 'react-router';
import { Refusal } from '../../kit/states/Refusal.tsx';
import type { ApiError } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

/** Where a refusal is put right: the words of the link and its path, by the member it is about. */
const fixes: Readonly<Record<string, { label: PhraseKey; path: (userId: number | undefined) => string | null }>> = {
  SubscriptionHasBookings: {
    label: 'kit.showBookings',
    path: (userId) => (userId === undefined ? null : `${pathTo('EditUser', userId)}/bookings`),
  },
  RecurringPlanNeedsCardPayments: {
    label: 'billing.showPaymentSettings',
    path: () => pathTo('CreditsAndSubscriptions', 'payments'),
  },
  OnlinePaymentsNotConfigured: {
    label: 'billing.showPaymentSettings',
    path: () => pathTo('CreditsAndSubscriptions', 'payments'),
  },
  NotEnoughCredits: {
    label: 'billing.showCredits',
    path: (userId) => (userId === undefined ? null : `${pathTo('EditUser', userId)}/credits`),
  },
};

interface RefusedProps {
  /** Null: nothing was refused. */
  error: (Pick<ApiError, 'errorType'> & { words: string }) | null;
  /** The member the act was about. */
  userId?: number | undefined;
}

/** A refused act in its own place: why, and the way to put it right. */
export function Refused({ error, userId }: RefusedProps) {
  const t = useT();
  const navigate = useNavigate();
  const fix = fixes[error?.errorType ?? ''];
  const path = fix?.path(userId) ?? null;
  return (
    <Refusal
      words={error?.words ?? null}
      fixes={fix === undefined || path === null ? [] : [{ label: t(fix.label), onClick: () => void navigate(path) }]}
    />
  );
}

/** A refusal that stands under no field, for `Refused`; null for one that does. A form of what is stored has words of its own. */
export const refusedOf = (error: ApiError | null, words?: string | null): RefusedProps['error'] =>
  error === null || error.fieldErrors.length > 0 ? null : { errorType: error.errorType, words: words ?? refusalWords(error) };
