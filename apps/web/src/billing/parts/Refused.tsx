import { IconAlertCircle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Banner } from '../../kit/Banner.tsx';
import type { ApiError } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

/** Where a refusal is put right: the words of the link and its path, by the member it is about. */
const fixes: Readonly<Record<string, { label: PhraseKey; path: (userId: number | undefined) => string | null }>> = {
  SubscriptionHasBookings: {
    label: 'billing.showBookings',
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
  error: Pick<ApiError, 'errorType'> & { words: string };
  /** The member the act was about. */
  userId?: number;
}

/** A refused act in its own place: why, and the way to put it right. */
export function Refused({ error, userId }: RefusedProps) {
  const t = useT();
  const navigate = useNavigate();
  const fix = fixes[error.errorType ?? ''];
  const path = fix?.path(userId) ?? null;
  return (
    <Banner
      tone="bad"
      icon={IconAlertCircle}
      {...(fix === undefined || path === null ? {} : { actions: [{ label: t(fix.label), onClick: () => void navigate(path) }] })}
    >
      {error.words}
    </Banner>
  );
}

/** A refusal that stands under no field, for `Refused`; null for one that does. */
export const refusedOf = (error: ApiError | null): RefusedProps['error'] | null =>
  error === null || error.fieldErrors.length > 0 ? null : { errorType: error.errorType, words: refusalWords(error) };
