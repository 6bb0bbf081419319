import type { CreditsPackageFields } from '@clubpulse/contract/billing/credits';
import type { ArticleFields } from '@clubpulse/contract/billing/goods/goods';
import type { ClubVatInput } from '@clubpulse/contract/billing/receipts/receipts';
import type { SubscriptionPlanFields, SubscriptionTypeFields } from '@clubpulse/contract/billing/subscription-types';
import { currency } from './clubs.ts';

export type TypeKey = 'open' | 'morning' | 'ten' | 'corporate' | 'trial';

const type = (
  fields: Partial<SubscriptionTypeFields> & Pick<SubscriptionTypeFields, 'Name' | 'Price'>,
): SubscriptionTypeFields => ({
  Type: 'Open',
  Currency: currency,
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

export const yearPlan: SubscriptionPlanFields = {
  Name: 'A year in 12 parts',
  Price: 59_000,
  Recurrence: null,
  Installments: 12,
  TrialDays: null,
  DurationDays: 365,
};

export const monthlyPlan: SubscriptionPlanFields = {
  Name: 'Open, renewed monthly',
  Price: 5_500,
  Recurrence: { Every: 1, Unit: 'Month' },
  Installments: 1,
  TrialDays: null,
  DurationDays: null,
};

const credits = (Credits: number, Price: number): CreditsPackageFields => ({
  Name: `${Credits} credits`,
  Credits,
  Price,
  Currency: currency,
  PaymentAccountType: 'Manual',
  Purchasable: true,
});
export const creditsPackages = { five: credits(5, 3_000), ten: credits(10, 5_500), twentyFive: credits(25, 12_500) } as const;

const article = (Name: string, Price: number): ArticleFields => ({ Name, Price, IsOnSale: true });
export const goods = {
  water: article('Water 0.5 l', 150),
  bar: article('Protein bar', 280),
  towel: article('Towel', 1_200),
} as const;

/** Goods have the reduced VAT code, all others the default code. */
export const vat = {
  LegalName: 'Cadenza Clubs S.r.l.',
  Address: 'Alzaia Naviglio Grande 42, 20144 Milano',
  VatNumber: 'IT01234560157',
  Codes: [
    { Code: 'B10', Name: 'Food and drinks', Rate: 1_000, IsDefault: false },
    { Code: 'S22', Name: 'Services', Rate: 2_200, IsDefault: true },
  ],
} satisfies Partial<ClubVatInput>;
