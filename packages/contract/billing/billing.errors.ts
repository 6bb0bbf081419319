export const errors = {
  // credits
  /** values: needed, balance. */
  NotEnoughCredits: 409,

  // payment-accounts
  OnlinePaymentsNotConfigured: 409,

  // subscription-types
  /** values: assigned, suspended. */
  SubscriptionTypeAssigned: 409,
  RecurringPlanNeedsCardPayments: 409,

  // subscriptions
  SubscriptionAssignmentError: 409,
  /** values: UserSubscriptionId, name and first day (`since`) of the held subscription. */
  SubscriptionAlreadyHeld: 409,
  /** "Can't suspend an inactive subscription". */
  SubscriptionNotActive: 409,
  SubscriptionNotSuspended: 409,
  SubscriptionHasBookings: 409,
  /** values: amount, as text. */
  SubscriptionHasDebt: 409,
  SubscriptionAlreadyEnded: 409,
  SubscriptionNotCanceled: 409,
  SubscriptionNothingToPay: 409,
  /** Another amount is due than the caller saw. values: amount, as text; AmountDue in minor units of Currency. */
  SubscriptionDueChanged: 409,

  // transactions
  /** A purchase that paid for something is refunded, not deleted. */
  TransactionIsLinked: 409,
  /** The credits to take back are spent. values: needed, balance, refundable (minor units). */
  CreditsAlreadySpent: 409,
  TicketsAlreadySpent: 409,
  /** values: max. */
  ReportTooLong: 400,
} as const;
