export const refusals = {
  'price-required': 'Enter a price.',
  'installments-not-recurring': 'A recurring plan is not paid in installments.',
  'error.SubscriptionTypeAssigned': 'It is assigned to {{assigned}} and suspended for {{suspended}}, so it cannot be deleted.',
  'error.RecurringPlanNeedsCardPayments': 'A recurring plan needs card payments. Turn them on in the club profile.',
  'installments-outlast': 'Some of these monthly parts would be due after it has ended: fewer, or a longer duration.',
} as const;
