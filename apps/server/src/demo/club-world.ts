import type { CreditsPackageFields } from '@clubpulse/contract/billing/credits';
import type { SubscriptionPlanFields, SubscriptionTypeFields } from '@clubpulse/contract/billing/subscription-types';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';

/** What the demo's first club sells and asks of its members. Data only. */

export const clubCode = 'NAVIGLI';
export const managerEmail = 'marco.villa@example.com';
export const trainerEmail = 'giulia.ferri@example.com';

export type TypeKey = 'open' | 'morning' | 'ten' | 'corporate' | 'trial';

const type = (
  fields: Partial<SubscriptionTypeFields> & Pick<SubscriptionTypeFields, 'Name' | 'Price'>,
): SubscriptionTypeFields => ({
  Type: 'Open',
  Currency: 'EUR',
  DurationDays: 30,
  MaxActivities: null,
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
  Notes: '',
  Purchasable: true,
  AutoAssignTrial: false,
  Color: null,
  ...fields,
});

export const subscriptionTypes: Readonly<Record<TypeKey, SubscriptionTypeFields>> = {
  open: type({ Name: 'Open monthly', Price: 5_900, Color: '#1787a6' }),
  morning: type({
    Name: 'Mornings',
    Price: 3_900,
    MaxWeeklyBookings: 3,
    Color: '#c77a0a',
    Notes: 'Classes that begin before noon.',
  }),
  ten: type({ Name: '10 classes', Price: 11_000, DurationDays: 120, MaxActivities: 10, Color: '#8a3f86' }),
  corporate: type({ Name: 'Company agreement', Type: 'External', Price: 4_500, Purchasable: false, Color: '#4f8a2f' }),
  trial: type({
    Name: 'Trial week',
    Type: 'Invite',
    Price: 0,
    DurationDays: 7,
    MaxActivities: 3,
    Purchasable: false,
    AutoAssignTrial: true,
  }),
};

/** Of `open`. */
export const yearPlan: SubscriptionPlanFields = {
  Name: 'A year in 12 parts',
  Price: 59_000,
  Recurrence: null,
  Installments: 12,
  DurationDays: 365,
};

const credits = (Credits: number, Price: number): CreditsPackageFields => ({
  Name: `${Credits} credits`,
  Credits,
  Price,
  Currency: 'EUR',
  PaymentAccountType: 'Manual',
  Purchasable: true,
});
export const creditsPackages = { five: credits(5, 3_000), ten: credits(10, 5_500), twentyFive: credits(25, 12_500) } as const;

export const policies = [
  {
    Type: 'JoinClub',
    Title: 'House rules',
    Text: 'Bring a towel and clean shoes. Wipe down what you used. Cancel a class you cannot attend, so that somebody else can.',
    published: true,
  },
  {
    Type: 'TermsOfPurchase',
    Title: 'Terms of purchase',
    Text: 'Subscriptions are personal. They can be suspended for at least 7 days; the days are added to their end.',
    published: true,
  },
] as const;
/** Who has not answered them. */
export const withoutAnswers: readonly string[] = ['Zoe'];

/** What somebody holds: assigned so many days ago, and what happened to it since. */
export interface Holding {
  readonly nickname: string;
  readonly of: TypeKey;
  readonly daysAgo: number;
  /** Null: not paid. */
  readonly paid: TransactionMethod | null;
  /** Days from the assignment until it begins. */
  readonly beginsIn?: number;
  /** In 12 parts; so many are paid. */
  readonly partsPaid?: number;
  /** Tickets that are left. */
  readonly tickets?: number;
  readonly later?:
    | { readonly do: 'suspend'; readonly daysAgo: number; readonly untilIn: number | null }
    | { readonly do: 'cancel'; readonly daysAgo: number; readonly atPeriodEnd: boolean };
}

const holds = (
  nickname: string,
  of: TypeKey,
  daysAgo: number,
  paid: TransactionMethod | null,
  more: Partial<Holding> = {},
): Holding => ({
  nickname,
  of,
  daysAgo,
  paid,
  ...more,
});

/** Every state a subscription can be in without a payment provider, and a normal month around them. */
export const holdings: readonly Holding[] = [
  holds('Ale', 'open', 12, 'Debit'),
  holds('Bea', 'open', 3, 'Debit'),
  holds('Brio', 'open', 20, 'Cash'),
  holds('Cami', 'open', 26, 'Debit'),
  holds('Chiara R', 'open', 40, null, { partsPaid: 2 }),
  holds('Dani', 'open', 8, 'Credit'),
  holds('Duke', 'open', 15, 'WireTransfer'),
  holds('Edo', 'open', 10, null),
  holds('Fede', 'open', 5, 'Cash'),
  holds('Fox', 'open', 45, 'Debit'),
  holds('Gio', 'open', 15, 'Debit', { later: { do: 'suspend', daysAgo: 5, untilIn: 20 } }),
  holds('Ines', 'open', 1, 'Credit', { beginsIn: 8 }),
  holds('Lena', 'open', 18, 'Debit', { later: { do: 'cancel', daysAgo: 2, atPeriodEnd: true } }),
  holds('Luca B', 'open', 9, 'Cash', { later: { do: 'cancel', daysAgo: 1, atPeriodEnd: false } }),
  holds('Luca M', 'ten', 30, 'Debit', { tickets: 6 }),
  holds('Marta', 'ten', 60, 'Cash', { tickets: 1 }),
  holds('Nico', 'ten', 14, 'Debit', { tickets: 9 }),
  holds('Pablo', 'ten', 75, 'Cash', { tickets: 0 }),
  holds('Pia', 'corporate', 3, null),
  holds('Rosso', 'corporate', 20, 'WireTransfer'),
  holds('Tess', 'trial', 2, null),
  holds('Silvia', 'morning', 6, 'Debit'),
  holds('Teo', 'morning', 22, 'Cash'),
  holds('Vale', 'morning', 13, 'Debit'),
];

/** Credits bought at the desk. */
export const creditOrders: readonly {
  nickname: string;
  of: keyof typeof creditsPackages;
  daysAgo: number;
  paid: TransactionMethod;
}[] = [
  { nickname: 'Ale', of: 'five', daysAgo: 33, paid: 'Cash' },
  { nickname: 'Simo', of: 'ten', daysAgo: 16, paid: 'Debit' },
  { nickname: 'Anto', of: 'ten', daysAgo: 9, paid: 'Cash' },
  { nickname: 'Gaia', of: 'twentyFive', daysAgo: 51, paid: 'Credit' },
  { nickname: 'Hugo', of: 'five', daysAgo: 2, paid: 'Cash' },
];

/** Days until a certificate ends; all others have one for months to come. */
export const certificates: Readonly<Record<string, number | null>> = { Dani: 5, Marta: -3, Hugo: null, Tess: null };
