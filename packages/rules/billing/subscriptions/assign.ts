import type { Recurrence } from '@clubpulse/contract/billing/subscription-types';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { installmentPlan, lastDayOf, type PlannedInstallment, renewsAfter } from './recurrence.ts';
import { UNPAID_EXTERNAL_DAYS } from './states.ts';

export interface AssignFacts {
  readonly today: string;
  readonly type: { readonly Kind: 'Invite' | 'Open' | 'External'; readonly Price: number; readonly DurationDays: number | null };
  readonly plan: {
    readonly Price: number;
    readonly DurationDays: number | null;
    readonly Recurrence: Recurrence | null;
    readonly Installments: number;
  } | null;
  readonly EnableOnlinePayments: boolean;
  readonly request: {
    readonly ActivationDate: string | null;
    readonly ExpiryDate: string | null;
    readonly Price: number | null;
    readonly Installments: number | null;
    readonly ExternalPayment: boolean;
    readonly hasPayment: boolean;
    /** Due day of the first installment, if it is not the first day. */
    readonly DueFrom?: string | undefined;
  };
}

export interface Assignment {
  readonly Price: number;
  readonly ActivationDate: string;
  readonly ExpiryDate: string | null;
  readonly Recurrence: Recurrence | null;
  readonly RenewsOn: string | null;
  readonly Installments: readonly PlannedInstallment[];
  readonly ExternalPayment: boolean;
  /** Days to pay an external payment, today included. */
  readonly daysToPay: number | null;
}

export function assignment({ today, type, plan, EnableOnlinePayments, request }: AssignFacts): Assignment | Refusal {
  const Price = request.Price ?? plan?.Price ?? type.Price;
  const Recurrence = plan?.Recurrence ?? null;
  if (request.hasPayment && Price === 0) return refuse('SubscriptionAssignmentError');
  const recurring = refuseRecurring(Recurrence, EnableOnlinePayments);
  if (recurring) return recurring;

  const ActivationDate = request.ActivationDate ?? today;
  const duration = plan?.DurationDays ?? type.DurationDays;
  const errors: FieldError[] = [];
  if (request.ExpiryDate !== null && request.ExpiryDate <= ActivationDate)
    errors.push({ field: 'ExpiryDate', key: 'end-after-start' });
  else if (request.ExpiryDate !== null && request.ExpiryDate <= today)
    errors.push({ field: 'ExpiryDate', key: 'date-in-future' });
  const count = request.Installments ?? plan?.Installments ?? 1;
  if (count > 1 && Recurrence !== null) errors.push({ field: 'Installments', key: 'installments-not-recurring' });
  const ExpiryDate =
    request.ExpiryDate ?? (Recurrence === null && duration !== null ? lastDayOf(ActivationDate, duration) : null);
  const Installments = count > 1 ? installmentPlan(Price, count, request.DueFrom ?? ActivationDate) : [];
  if (Installments.some(({ DueDate }) => ExpiryDate !== null && DueDate > ExpiryDate))
    errors.push({ field: 'Installments', key: 'installments-outlast' });
  if (errors.length > 0) return refuse('ValidationFailed', { errors });

  const ExternalPayment = request.ExternalPayment || type.Kind === 'External';
  return {
    Price,
    ActivationDate,
    ExpiryDate,
    Recurrence,
    RenewsOn: Recurrence === null ? null : renewsAfter(ActivationDate, Recurrence, ActivationDate),
    Installments,
    ExternalPayment,
    daysToPay: ExternalPayment ? UNPAID_EXTERNAL_DAYS : null,
  };
}

export const isOnOffer = (plan: { readonly Recurrence: Recurrence | null }, EnableOnlinePayments: boolean): boolean =>
  refuseRecurring(plan.Recurrence, EnableOnlinePayments) === undefined;

export const refuseRecurring = (recurrence: Recurrence | null, enabled: boolean): Refusal | undefined =>
  recurrence !== null && !enabled ? refuse('RecurringPlanNeedsCardPayments') : undefined;
