import type { PaymentOrder } from '@clubpulse/contract/billing/online-payments/online-payments';

/** The first charge comes when the subscription starts. */
export const isAgreed = ({ State, Kind, TransactionId, Reason, Recurrence }: PaymentOrder): boolean =>
  State === 'Paid' && Kind === 'Subscription' && Recurrence !== null && TransactionId === null && Reason === null;
