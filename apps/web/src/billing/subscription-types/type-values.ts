import {
  type SubscriptionType,
  type SubscriptionTypeFields,
  subscriptionTypeFieldsSchema,
} from '@clubpulse/contract/billing/subscription-types';

export type TypeValues = Omit<SubscriptionTypeFields, 'Price'> & { Price: number | null };

export const newType = (Currency: string): TypeValues => ({
  Name: '',
  Type: 'Invite',
  Price: null,
  Currency,
  DurationDays: 30,
  MaxActivities: null,
  MaxWeeklyBookings: null,
  MaxMonthlyBookings: null,
  Notes: '',
  Purchasable: false,
  AutoAssignTrial: false,
  Color: null,
});

export const valuesOf = (type: SubscriptionType): TypeValues => subscriptionTypeFieldsSchema.parse(type);
