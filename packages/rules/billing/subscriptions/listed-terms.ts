import type { AssignSubscription } from '@clubpulse/contract/billing/subscriptions';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';

const terms = ['Price', 'ExpiryDate', 'Installments'] as const;

/** Only managers may set terms other than those on sale, and leave the payment out of the export. */
export function refuseOtherTerms(request: Pick<AssignSubscription, (typeof terms)[number] | 'Payment'>): Refusal | undefined {
  const errors = terms
    .filter((field) => request[field] !== null)
    .map((field): FieldError => ({ field, key: 'terms-of-managers' }));
  if (request.Payment?.VisibleInExport === false) errors.push({ field: 'Payment.VisibleInExport', key: 'export-by-manager' });
  return errors.length === 0 ? undefined : refuse('ValidationFailed', { errors });
}
