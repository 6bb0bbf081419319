import { dueAt } from '../subscriptions.rows.ts';
import type { InstallmentRow, SubscriptionColumns, SubscriptionRow } from '../subscriptions.store.ts';

export const isOpen = ({ PaidAt, WrittenOffAt }: InstallmentRow): boolean => PaidAt === null && WrittenOffAt === null;

/** True also after the provider gave up a failed charge. */
export const isChargedOnline = ({
  ExtSubscriptionId,
  InstallmentPlan,
}: Pick<SubscriptionRow, 'ExtSubscriptionId' | 'InstallmentPlan'>): boolean =>
  ExtSubscriptionId !== null && InstallmentPlan.length > 0;

export const notFailed = { FailedAmount: null, DeclineCode: null, InvoiceUrl: null } as const;

/** The columns as if the desk had sold the plan. The caller must end the provider's subscription, unless it is over. */
export function detachFromProvider(row: SubscriptionRow): SubscriptionColumns {
  if (!isChargedOnline(row)) return {};
  const next = row.InstallmentPlan.find(isOpen);
  return {
    ExtSubscriptionId: null,
    ExtStatus: next === undefined ? 'paid' : null,
    DueDateUTC: next === undefined ? null : dueAt(next.DueDate),
    PaymentStatus: null,
    PaymentMeans: null,
    DebitOn: null,
    ExtInvoiceId: null,
    InvoiceState: null,
    ...notFailed,
  };
}
