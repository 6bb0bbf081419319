import { isDeepStrictEqual } from 'node:util';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type Assignment, assignment } from '@clubpulse/rules/billing/subscriptions/assign';
import { refuseUnknownHolding } from '@clubpulse/rules/billing/subscriptions/besides';
import { stateOn } from '@clubpulse/rules/billing/subscriptions/states';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { move } from '../ledger/public.ts';
import { paymentSettingsOf } from '../payment-accounts/public.ts';
import type { Issuing } from '../receipts/public.ts';
import { closeRequest } from '../subscription-requests/public.ts';
import { lockType, presentType, typeOf } from '../subscription-types/public.ts';
import { lockPersons, type OnlinePayment } from '../transactions/public.ts';
import { payNext } from './paying/pay.service.ts';
import { emitSubscription } from './subscriptions.events.ts';
import { dueAt, factsOf, onDay } from './subscriptions.rows.ts';
import * as store from './subscriptions.store.ts';

export type AtProvider = Pick<
  store.SubscriptionRow,
  | 'ExtSubscriptionId'
  | 'ExtStatus'
  | 'PaymentStatus'
  | 'ExtInvoiceId'
  | 'PaymentMeans'
  | 'InvoiceState'
  | 'RenewsOn'
  | 'ReadNumber'
  | 'RecurrenceEvery'
  | 'RecurrenceUnit'
>;

export type Terms = Pick<
  store.SubscriptionRow,
  'RecurrenceEvery' | 'RecurrenceUnit' | 'MaxActivities' | 'MaxWeeklyBookings' | 'MaxMonthlyBookings'
> & {
  readonly DurationDays: number | null;
};

/** Null fields get the values of the plan or the type. */
export interface ToAssign {
  readonly ClubId: number;
  readonly UserId: number;
  readonly TimeZone: string;
  readonly ClassSubscriptionId: number;
  readonly SubscriptionPlanId: number | null;
  readonly ActivationDate: string | null;
  readonly ExpiryDate: string | null;
  readonly Price: number | null;
  readonly Installments: number | null;
  readonly ExternalPayment: boolean;
  readonly Payment: {
    readonly Method: TransactionMethod;
    readonly VisibleInExport: boolean;
    readonly Online?: OnlinePayment | undefined;
    readonly After?: Issuing['After'];
  } | null;
  readonly AtProvider?: AtProvider | undefined;
  /** Day of the first installment, if not the first day. */
  readonly DueFrom?: string | undefined;
  /** Terms that were paid. The assignment is refused when the present terms differ. */
  readonly Agreed?: Terms | undefined;
  readonly Notes: string;
  readonly Besides: readonly number[];
}
export interface Assigning {
  readonly by: number | null;
  readonly now: Date;
  readonly Reason: 'Assigned' | 'Order' | 'Trial';
}
export interface Assigned {
  readonly row: store.SubscriptionRow;
  readonly TransactionId: number | null;
}

/**
 * Refuses before anything is written: ValidationFailed for a type or plan of another club, SubscriptionAlreadyHeld, and all
 * refusals of `assignment`.
 */
export async function assign(trx: Queryable, request: ToAssign, { by, now, Reason }: Assigning): Promise<Assigned | Refusal> {
  await lockType(trx, request.ClassSubscriptionId, 'share');
  const found = await decide(trx, request, now);
  if (isRefusal(found)) return found;
  const { type, decided, today } = found;
  const { ClubId, UserId, ClassSubscriptionId, SubscriptionPlanId, Notes } = request;
  if (!(await holdRoleIn(trx, UserId, ClubId))) return refuse('NotFound');
  await lockPersons(trx, [UserId]);
  const beside = await refuseBeside(trx, request, found);
  if (beside) return beside;
  const { Currency, MaxActivities, MaxWeeklyBookings, MaxMonthlyBookings } = type;
  const id = await store.insertSubscription(trx, {
    ...columnsOf(decided, today),
    ...(request.AtProvider && { ...request.AtProvider, DueDateUTC: null }),
    ClubId,
    UserId,
    ClassSubscriptionId,
    SubscriptionPlanId,
    Notes,
    Currency,
    MaxActivities,
    MaxWeeklyBookings,
    MaxMonthlyBookings,
    SubscriptionName: type.Name,
    State: 'NotStarted',
    CreatedAt: now,
  });
  await store.insertInstallments(
    trx,
    id,
    decided.Installments.map((part) => ({ ...part, PaidAt: part.Amount === 0 ? now : null })),
  );
  if (MaxActivities !== null) {
    const moved = await move(trx, { ClubId, UserId, UserSubscriptionId: id }, { Change: MaxActivities, Reason: 'Assigned', by });
    if (isRefusal(moved)) throw new Error('A new account of tickets was refused.');
  }
  const TransactionId = request.Payment ? await payNext(trx, id, { ...request.Payment, by, now }) : null;
  if (isRefusal(TransactionId)) throw new Error('The whole of what is due was refused as more than is due.');
  await closeRequest(trx, UserId, ClassSubscriptionId);
  const row = await settled(trx, id, today);
  await emitSubscription(trx, 'UserSubscriptionAdd', row, { Reason, by });
  return { row, TransactionId };
}

/** The result that `assign` would have now. Writes nothing. */
export async function assignable(
  db: Queryable,
  request: ToAssign,
  now: Date,
): Promise<{ readonly type: AssignedType; readonly decided: Assignment } | Refusal> {
  const found = await decide(db, request, now);
  return isRefusal(found) ? found : ((await refuseBeside(db, request, found)) ?? found);
}

type AssignedType = ReturnType<typeof presentType>;
interface Decided {
  readonly type: AssignedType;
  readonly decided: Assignment;
  readonly today: string;
}

async function decide(db: Queryable, request: ToAssign, now: Date): Promise<Decided | Refusal> {
  const stored = await typeOf(db, request.ClassSubscriptionId);
  if (stored?.ClubId !== request.ClubId) return unknown('ClassSubscriptionId');
  const type = presentType(stored);
  const plan = type.Plans.find((one) => one.SubscriptionPlanId === request.SubscriptionPlanId);
  if (request.SubscriptionPlanId !== null && !plan) return unknown('SubscriptionPlanId');
  // A provider that renews the subscription has already taken the money, whatever the club's setting.
  const EnableOnlinePayments =
    request.AtProvider !== undefined || (await paymentSettingsOf(db, request.ClubId)).EnableOnlinePayments;
  if (request.Agreed && !isDeepStrictEqual(request.Agreed, termsOf(type, plan))) return refuse('SubscriptionDueChanged');
  const today = dayIn(request.TimeZone, now);
  const decided = assignment({
    today,
    type: { ...type, Kind: type.Type },
    plan: plan ?? null,
    EnableOnlinePayments,
    request: { ...request, hasPayment: request.Payment !== null },
  });
  return isRefusal(decided) ? decided : { type, decided, today };
}

async function refuseBeside(db: Queryable, request: ToAssign, { decided, today }: Decided): Promise<Refusal | undefined> {
  const { ClubId, UserId, ClassSubscriptionId, Besides } = request;
  const holdings = (await store.subscriptionsOfUser(db, UserId, ClubId)).map((row) => onDay(row, today).row);
  return refuseUnknownHolding(holdings, { ...decided, ClassSubscriptionId }, Besides);
}

export const termsOf = (type: AssignedType, plan: AssignedType['Plans'][number] | undefined): Terms => ({
  RecurrenceEvery: plan?.Recurrence?.Every ?? null,
  RecurrenceUnit: plan?.Recurrence?.Unit ?? null,
  DurationDays: plan?.Recurrence ? null : (plan?.DurationDays ?? type.DurationDays),
  MaxActivities: type.MaxActivities,
  MaxWeeklyBookings: type.MaxWeeklyBookings,
  MaxMonthlyBookings: type.MaxMonthlyBookings,
});

const unknown = (field: string): Refusal => refuse('ValidationFailed', { errors: [{ field, key: 'invalid-id' }] });

function columnsOf(decided: Assignment, today: string) {
  const { Price, ActivationDate, ExpiryDate, Recurrence, RenewsOn, Installments, ExternalPayment, daysToPay } = decided;
  const due = daysToPay === null ? ActivationDate : addDays(today, daysToPay - 1);
  return {
    Price,
    ActivationDate,
    ExpiryDate,
    RenewsOn,
    ExternalPayment,
    RecurrenceEvery: Recurrence?.Every ?? null,
    RecurrenceUnit: Recurrence?.Unit ?? null,
    Installments: Math.max(1, Installments.length),
    InstallmentPrice: Installments.at(-1)?.Amount ?? null,
    ExtStatus: Price === 0 ? 'paid' : null,
    DueDateUTC: Price === 0 ? null : dueAt(due),
  };
}

async function settled(trx: Queryable, id: number, today: string): Promise<store.SubscriptionRow> {
  const row = await store.subscriptionOf(trx, id);
  if (!row) throw new Error('A subscription vanished while it was assigned.');
  const { state, reason } = stateOn(factsOf(row), today);
  await store.saveSubscription(trx, id, { State: state, StateReason: reason });
  return { ...row, State: state, StateReason: reason };
}
