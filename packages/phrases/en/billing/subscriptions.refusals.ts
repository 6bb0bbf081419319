export const refusals = {
  'suspension-min-days': 'A suspension lasts at least 7 days.',
  'error.SubscriptionAssignmentError': 'Subscription assignment error: a payment needs a price.',
  'error.SubscriptionAlreadyHeld': 'The member already holds {{name}}, since {{since}}. Say that one more is meant.',
  'error.SubscriptionNotActive': "Can't suspend an inactive subscription.",
  'error.SubscriptionNotSuspended': 'This subscription is not suspended.',
  'error.SubscriptionHasBookings': 'This subscription pays for bookings to come ({{bookings}}). Cancel them first.',
  'error.SubscriptionAlreadyEnded': 'This subscription is already over.',
  'error.SubscriptionNotCanceled': 'There is no cancellation to withdraw.',
  'error.SubscriptionNothingToPay': 'Nothing is left to pay.',
  'error.SubscriptionDueChanged': 'Meanwhile something else is due: {{amount}}. Look again before you take it.',
  'more-than-due': 'At most {{amount}} is due.',
  'error.SubscriptionHasDebt': 'This subscription still owes {{amount}}. Take the payment or write it off first.',
} as const;
