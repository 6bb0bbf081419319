export const errors = {
  SubscriptionAssignmentError: 409,
  /** values: UserSubscriptionId, name and first day (`since`) of what the member holds of the type. */
  SubscriptionAlreadyHeld: 409,
  /** "Can't suspend an inactive subscription". */
  SubscriptionNotActive: 409,
  SubscriptionNotSuspended: 409,
  SubscriptionHasBookings: 409,
  /** values: amount, as text. */
  SubscriptionHasDebt: 409,
  SubscriptionAlreadyEnded: 409,
  /** No cancellation to withdraw. */
  SubscriptionNotCanceled: 409,
  SubscriptionNothingToPay: 409,
  /** Something else is due than what was seen. values: amount, as text; AmountDue in minor units of Currency. */
  SubscriptionDueChanged: 409,
} as const;
