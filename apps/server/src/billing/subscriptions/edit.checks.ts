import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { mayAct } from '@clubpulse/rules/billing/subscriptions/actions';
import { renewsAfter } from '@clubpulse/rules/billing/subscriptions/recurrence';
import { dueAt, factsOf, recurrenceOf } from './subscriptions.rows.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export interface SubscriptionEdit {
  readonly ActivationDate: string;
  readonly ExpiryDate: string | null;
  /** Null exactly where it has no tickets; not said, they stay. */
  readonly RemainingTickets?: number | null | undefined;
  readonly DueDate: string | null;
  readonly Notes: string;
}

type Periods = Pick<SubscriptionRow, 'RenewsOn' | 'PeriodsFrom'>;
type EditedFields = Pick<SubscriptionRow, 'ActivationDate' | 'ExpiryDate' | 'Notes' | 'DueDateUTC'> & Partial<Periods>;

/** What an edit changes besides tickets and state; refused for what is over and for dates that are out of order. */
export function edited(row: SubscriptionRow, edit: SubscriptionEdit, today: string): EditedFields | Refusal {
  const refused = mayAct(factsOf(row), 'edit', today);
  if (refused) return refused;
  const errors: FieldError[] = [];
  if (edit.ExpiryDate !== null && edit.ExpiryDate <= edit.ActivationDate)
    errors.push({ field: 'ExpiryDate', key: 'end-after-start' });
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

/** Periods are counted from the new first day. */
function renewals(row: SubscriptionRow, firstDay: string, today: string): Partial<Periods> {
  const recurrence = recurrenceOf(row);
  if (!recurrence) return {};
  return { PeriodsFrom: null, RenewsOn: renewsAfter(firstDay, recurrence, firstDay > today ? firstDay : today) };
}
