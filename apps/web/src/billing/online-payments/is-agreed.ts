import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';

/** True for an order without a payment yet, because the first charge comes when the subscription starts. */
export const isAgreed = ({ State, Kind, TransactionId, Reason, Recurrence }: PaymentOrder): boolean =>
  State === 'Paid' && Kind === 'Subscription' && Recurrence !== null && TransactionId === null && Reason === null;
