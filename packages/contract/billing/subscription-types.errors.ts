export const errors = {
  /** values: assigned, suspended. */
  SubscriptionTypeAssigned: 409,
  RecurringPlanNeedsCardPayments: 409,
} as const;
