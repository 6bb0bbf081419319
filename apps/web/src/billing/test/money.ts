import type { CreditTransaction } from '@clubpulse/contract/billing/credits';
import type { SubscriptionRequest } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { ReportedTransaction, Transaction, TransactionSum } from '@clubpulse/contract/billing/transactions';
import { currency } from '@clubpulse/world/clubs';
import { dave, sara } from '@clubpulse/world/offstage';
import { subscriptionTypes } from '@clubpulse/world/prices';

export const transactionWith = (changed: Partial<Transaction> = {}): Transaction => ({
  TransactionId: 1,
  ClubId: 1,
  UserId: 5,
  Nickname: dave.nickname,
  FirstMidName: dave.first,
  LastName: dave.last,
  At: '2026-11-18T10:00:00Z',
  Type: 'Purchase',
  Method: 'Cash',
  PaymentMode: 'Manual',
  Amount: subscriptionTypes.open.Price,
  Currency: currency,
  PlatformFee: 0,
  RefundState: null,
  Description: subscriptionTypes.open.Name,
  UserSubscriptionId: null,
  ClubCreditsPackageId: null,
  LeftDue: null,
  LinkedTransactionId: null,
  RefundedAmount: 0,
  Effect: null,
  Operator: { email: sara.email },
  ReceiptId: null,
  ReceiptNumber: null,
  VisibleInExport: true,
  Note: '',
  RowVersion: 0,
  ...changed,
});

export const reportedWith = (changed: Partial<ReportedTransaction> = {}): ReportedTransaction => ({
  ...transactionWith(changed),
  ProviderFee: null,
  ExtPayoutId: null,
  PaidOutOn: null,
  ...changed,
});

function dueOf({ PaymentLabel, InstallmentPlan = [], Price = 38_000 }: Partial<UserSubscription>): number {
  if (PaymentLabel !== 'ToPay' && PaymentLabel !== 'Unpaid') return 0;
  return InstallmentPlan.find(({ PaidAt }) => PaidAt === null)?.Amount ?? Price;
}

export const heldWith = (changed: Partial<UserSubscription> = {}): UserSubscription => ({
  UserSubscriptionId: 31,
  ClubId: 1,
  UserId: 5,
  ClassSubscriptionId: 7,
  SubscriptionPlanId: null,
  SubscriptionName: 'PT pack 10',
  Color: null,
  State: 'Active',
  StateReason: null,
  Price: 38_000,
  Currency: currency,
  MaxActivities: 10,
  RemainingTickets: 4,
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
  WeeklyBookings: 0,
  MonthlyBookings: 0,
  ActivationDate: '2026-09-01',
  ExpiryDate: '2027-02-28',
  DeactivationDate: null,
  SuspendedDate: null,
  ReactivationDate: null,
  ScheduledEnd: null,
  PausesOn: null,
  ResumesOn: null,
  PausedByMember: false,
  PaymentMeans: null,
  DebitOn: null,
  Recurrence: null,
  RenewsOn: null,
  Installments: 1,
  InstallmentPrice: null,
  InstallmentPlan: [],
  PaymentStatus: null,
  InvoiceState: null,
  PaymentLabel: 'Paid',
  AmountDue: dueOf(changed),
  Owed: changed.AmountDue ?? dueOf(changed),
  PartPaid: 0,
  WriteOffs: [],
  ExternalPayment: false,
  ExtInvoiceId: null,
  ExtSubscriptionId: null,
  ExtStatus: 'paid',
  FailedCharge: null,
  DueDateUTC: null,
  Notes: '',
  CreatedAt: '2026-09-01T08:00:00Z',
  RowVersion: 3,
  ...changed,
});

export const typeWith = (changed: Partial<SubscriptionType> = {}): SubscriptionType => ({
  ClassSubscriptionId: 7,
  ClubId: 1,
  Name: 'PT pack 10',
  Type: 'Invite',
  Price: 38_000,
  Currency: currency,
  DurationDays: 180,
  MaxActivities: 10,
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
  Notes: '',
  Purchasable: false,
  AutoAssignTrial: false,
  Color: null,
  Plans: [],
  Assigned: 0,
  Suspended: 0,
  ...changed,
});

export const requestWith = (changed: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
  SubscriptionRequestId: 3,
  ClubId: 1,
  UserId: 5,
  ClassSubscriptionId: 7,
  SubscriptionPlanId: null,
  SubscriptionName: 'PT pack 10',
  PlanName: null,
  Price: 38_000,
  Currency: currency,
  Recurrence: null,
  AskedAt: '2026-11-20T09:00:00Z',
  ...changed,
});

export const entryWith = (changed: Partial<CreditTransaction> = {}): CreditTransaction => ({
  CreditTransactionId: 1,
  ClubId: 1,
  UserId: 5,
  Credits: -1,
  BalanceAfter: 7,
  Reason: 'Booking',
  ClassId: 9,
  ClassName: 'Lunch Ride',
  TransactionId: null,
  Operator: null,
  Note: '',
  At: '2026-11-17T12:00:00Z',
  ...changed,
});

export const pageWith = <Row>(data: readonly Row[]) => ({
  draw: 0,
  recordsTotal: data.length,
  recordsFiltered: data.length,
  data,
});

const hiddenOf = (data: readonly Transaction[]) => {
  const hidden = data.filter(({ VisibleInExport }) => !VisibleInExport);
  const HiddenAmount = hidden.reduce((sum, { Type, Amount }) => sum + (Type === 'Refund' ? -Amount : Amount), 0);
  return { Hidden: hidden.length, HiddenAmount };
};

export const booksWith = (data: readonly Transaction[], sums?: TransactionSum) => {
  const amountsOf = (type: Transaction['Type']) => data.filter(({ Type }) => Type === type);
  const amount = (type: Transaction['Type']) => amountsOf(type).reduce((sum, { Amount }) => sum + Amount, 0);
  const added = {
    Currency: currency,
    Purchases: amountsOf('Purchase').length,
    PurchasesAmount: amount('Purchase'),
    Refunds: amountsOf('Refund').length,
    RefundsAmount: amount('Refund'),
    ...hiddenOf(data),
  };
  return { ...pageWith(data), Sums: data.length === 0 ? [] : [sums ?? added] };
};
