import { useNavigate } from 'react-router';
import { Refusal } from '../../kit/states/Refusal.tsx';
import type { ApiError } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

type Values = ApiError['values'];
interface Fix {
  readonly label: PhraseKey;
  readonly path: (userId: number | undefined, values: Values) => string | null;
}

const fixes: Readonly<Record<string, Fix>> = {
  PaymentOrderProcessing: {
    label: 'billing.orderLook',
    path: (userId, { PaymentOrderId }) =>
      userId === undefined ? pathTo('PaymentOrder', Number(PaymentOrderId)) : pathTo('PaymentOrders'),
  },
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
  PayerRequired: { label: 'billing.openProfile', path: () => pathTo('Profile') },
  NotEnoughCredits: {
    label: 'billing.showCredits',
    path: (userId) => (userId === undefined ? null : `${pathTo('EditUser', userId)}/credits`),
  },
};

interface RefusedProps {
  error: (Pick<ApiError, 'errorType'> & { words: string; values?: Values }) | null;
  userId?: number | undefined;
}

export function Refused({ error, userId }: RefusedProps) {
  const t = useT();
  const navigate = useNavigate();
  const fix = fixes[error?.errorType ?? ''];
  const path = fix?.path(userId, error?.values ?? {}) ?? null;
  return (
    <Refusal
      words={error?.words ?? null}
      fixes={fix === undefined || path === null ? [] : [{ label: t(fix.label), onClick: () => void navigate(path) }]}
    />
  );
}

export const refusedOf = (error: ApiError | null, words?: string | null): RefusedProps['error'] =>
  error === null || error.fieldErrors.length > 0
    ? null
    : { errorType: error.errorType, values: error.values, words: words ?? refusalText(error) };
