import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { mayAct } from '@clubpulse/rules/billing/subscriptions/actions';
import { renewsAfter } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { isChargedOnline } from './paying/card-installments.rows.ts';
import { dueAt, factsOf, recurrenceOf } from './subscriptions.rows.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export interface SubscriptionEdit {
  readonly ActivationDate: string;
  readonly ExpiryDate: string | null;
  /** Undefined leaves the tickets unchanged. */
  readonly RemainingTickets?: number | null | undefined;
  readonly DueDate: string | null;
  readonly Notes: string;
}

type Periods = Pick<SubscriptionRow, 'RenewsOn' | 'PeriodsFrom'>;
type EditedFields = Pick<SubscriptionRow, 'ActivationDate' | 'ExpiryDate' | 'Notes' | 'DueDateUTC'> & Partial<Periods>;

export function edited(row: SubscriptionRow, edit: SubscriptionEdit, today: string): EditedFields | Refusal {
  const refused = mayAct(factsOf(row), 'edit', today);
  if (refused) return refused;
  const errors: FieldError[] = [];
  if (edit.ExpiryDate !== null && edit.ExpiryDate <= edit.ActivationDate)
    errors.push({ field: 'ExpiryDate', key: 'end-after-start' });
  // An end is refused, because the provider would continue to renew. A stored end can be cleared.
  const isRenewed = row.ExtSubscriptionId !== null && !isChargedOnline(row);
  if (isRenewed && edit.ExpiryDate !== null && edit.ExpiryDate !== row.ExpiryDate)
    errors.push({ field: 'ExpiryDate', key: 'end-by-canceling' });
  if (edit.RemainingTickets !== undefined && (edit.RemainingTickets === null) !== (row.RemainingTickets === null))
    errors.push({ field: 'RemainingTickets', key: 'invalid-number' });
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  const { ActivationDate, ExpiryDate, Notes } = edit;
  return {
    ActivationDate,
    ExpiryDate,
    Notes,
    DueDateUTC: edit.DueDate === null ? null : dueAt(edit.DueDate),
    ...(ActivationDate === row.ActivationDate ? {} : renewals(row, ActivationDate, today)),
  };
}

function renewals(row: SubscriptionRow, firstDay: string, today: string): Partial<Periods> {
  const recurrence = recurrenceOf(row);
  // The provider decides the periods of its subscriptions.
  if (!recurrence || row.ExtSubscriptionId !== null) return {};
  return { PeriodsFrom: null, RenewsOn: renewsAfter(firstDay, recurrence, firstDay > today ? firstDay : today) };
}
