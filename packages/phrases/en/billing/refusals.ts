export const refusals = {
  'price-required': 'Enter a price.',
  'credits-required': 'Enter the number of credits.',
  'suspension-min-days': 'A suspension lasts at least 7 days.',
  'installments-not-recurring': 'A recurring plan is not paid in installments.',
  'refund-exceeds-purchase': 'This is more than what is left of the purchase.',

  // Subscriptions and payments.
  'error.SubscriptionTypeAssigned': 'It is assigned to {{assigned}} and suspended for {{suspended}}, so it cannot be deleted.',
  'error.SubscriptionAssignmentError': 'Subscription assignment error: a payment needs a price.',
  'error.RecurringPlanNeedsCardPayments': 'A recurring plan needs card payments. Turn them on in the club profile.',
  'error.SubscriptionNotActive': "Can't suspend an inactive subscription.",
  'error.SubscriptionNotSuspended': 'This subscription is not suspended.',
  'error.SubscriptionHasBookings': 'This subscription pays for bookings to come ({{bookings}}). Cancel them first.',
  'error.SubscriptionAlreadyEnded': 'This subscription is already over.',
  'error.SubscriptionNotCanceled': 'There is no cancellation to withdraw.',
  'error.SubscriptionNothingToPay': 'Nothing is left to pay.',
  'error.OnlinePaymentsNotConfigured': 'Online payments are not configured.',
  'error.TransactionIsLinked':
    'This transaction paid for something, took credits back or has a refund, so it stays in the books with its amount. Give money back with a refund; a wrong refund can be deleted.',
  'error.CreditsAlreadySpent':
    'Some of these credits are spent: {{needed}} would go back, {{balance}} are left. Refund less, or leave the credits with the member.',
} as const;
