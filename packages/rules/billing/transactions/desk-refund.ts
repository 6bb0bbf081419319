import type { DeskLimits, TransactionInput } from '@clubpulse/contract/billing/transactions';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';

interface Purchase {
  readonly RefundedAmount: number;
  readonly isOnline: boolean;
  readonly VisibleInExport: boolean;
}

/** The front desk may only refund a purchase at the desk, up to the club's limit, as visible as the purchase. Managers record other refunds. */
export function refuseBeyondDesk(
  { Type, Amount, VisibleInExport }: Pick<TransactionInput, 'Type' | 'Amount' | 'VisibleInExport'>,
  purchase: Purchase | undefined,
  { RefundMost }: Pick<DeskLimits, 'RefundMost'>,
): Refusal | undefined {
  const errors: FieldError[] = [];
  if (Type !== 'Refund') errors.push({ field: 'Type', key: 'refund-by-manager' });
  else if (purchase === undefined || purchase.isOnline) errors.push({ field: 'LinkedTransactionId', key: 'refund-by-manager' });
  else if (purchase.RefundedAmount + Amount > RefundMost) errors.push({ field: 'Amount', key: 'refund-by-manager' });
  if (VisibleInExport !== (purchase?.VisibleInExport ?? true))
    errors.push({ field: 'VisibleInExport', key: 'export-by-manager' });
  return errors.length === 0 ? undefined : refuse('ValidationFailed', { errors });
}
