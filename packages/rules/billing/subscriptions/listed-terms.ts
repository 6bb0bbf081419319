import type { AssignSubscription } from '@clubpulse/contract/billing/subscriptions';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';

const terms = ['Price', 'ExpiryDate', 'Installments'] as const;

/** Only managers may set terms other than those on sale. */
export function refuseOtherTerms(request: Pick<AssignSubscription, (typeof terms)[number]>): Refusal | undefined {
  const errors = terms
    .filter((field) => request[field] !== null)
    .map((field): FieldError => ({ field, key: 'terms-of-managers' }));
  return errors.length === 0 ? undefined : refuse('ValidationFailed', { errors });
}
