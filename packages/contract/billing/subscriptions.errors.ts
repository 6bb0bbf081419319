export const errors = {
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
} as const;
