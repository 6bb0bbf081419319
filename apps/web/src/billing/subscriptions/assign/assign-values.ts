import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { SubscriptionPlan, SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import type { AssignSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { Refusal } from '@clubpulse/contract/errors';
import { type Assignment, assignment } from '@clubpulse/rules/billing/subscriptions/assign';
import type { DeskMethod } from '../../parts/methods.ts';

export type Pays = 'later' | 'now' | 'outside';

export interface AssignValues {
  ClassSubscriptionId: number | null;
  SubscriptionPlanId: number | null;
  ActivationDate: string | null;
  ExpiryDate: string | null;
  /** Undefined: price of the plan or type. Null: empty field. */
  Price: number | null | undefined;
  Installments: number | null | undefined;
  Pays: Pays | null;
  Method: DeskMethod;
  VisibleInExport: boolean;
  Notes: string;
}

export const emptyAssignment: AssignValues = {
  ClassSubscriptionId: null,
  SubscriptionPlanId: null,
  ActivationDate: null,
  ExpiryDate: null,
  Price: undefined,
  Installments: undefined,
  Pays: null,
  Method: 'Cash',
  VisibleInExport: true,
  Notes: '',
};

export function paysOf({ Pays, Price }: AssignValues, type: SubscriptionType | undefined, plan: SubscriptionPlan | null): Pays {
  if (Pays !== null) return Pays;
  if (type?.Type === 'External') return 'outside';
  return (readable(Price) ?? plan?.Price ?? type?.Price ?? 0) === 0 ? 'later' : 'now';
}

export function planned(
  values: AssignValues,
  {
    type,
    plan,
    today,
    EnableOnlinePayments,
  }: { type: SubscriptionType; plan: SubscriptionPlan | null; today: string; EnableOnlinePayments: boolean },
): Assignment | Refusal {
  return assignment({
    today,
    type: { Kind: type.Type, Price: type.Price, DurationDays: type.DurationDays },
    plan,
    EnableOnlinePayments,
    request: {
      ActivationDate: values.ActivationDate,
      ExpiryDate: values.ExpiryDate,
      Price: readable(values.Price),
      Installments: readable(values.Installments),
      ExternalPayment: values.Pays === 'outside',
      hasPayment: values.Pays === 'now',
    },
  });
}

export const isPriceClear = ({ Price, Installments }: Pick<AssignValues, 'Price' | 'Installments'>): boolean =>
  Price !== null && !Number.isNaN(Price) && !Number.isNaN(Installments);

const readable = (value: number | null | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

export const assignBody = (values: AssignValues & { ClassSubscriptionId: number }): Omit<AssignSubscription, 'Besides'> => ({
  ClassSubscriptionId: values.ClassSubscriptionId,
  SubscriptionPlanId: values.SubscriptionPlanId,
  ActivationDate: values.ActivationDate,
  ExpiryDate: values.ExpiryDate,
  Price: values.Price ?? null,
  Installments: values.Installments ?? null,
  ExternalPayment: values.Pays === 'outside',
  Payment:
    values.Pays === 'now' && values.Method !== 'Phone'
      ? { Method: values.Method, VisibleInExport: values.VisibleInExport }
      : null,
  Notes: values.Notes.trim(),
});

export const asListed = { ExpiryDate: null, Price: undefined, Installments: undefined } as const;

export const orderOf = (
  { ClassSubscriptionId, SubscriptionPlanId, ActivationDate }: AssignValues & { ClassSubscriptionId: number },
  Besides: number[],
): PaymentOrderInput => ({ Kind: 'Subscription', ClassSubscriptionId, SubscriptionPlanId, ActivationDate, Besides });
