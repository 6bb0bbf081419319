export const refusals = {
  'refund-exceeds-purchase': 'At most {{amount}} of the purchase can be given back.',
  'refund-exceeds-paid': 'At most {{amount}} can be given back: what the member paid less what was given back already.',
  'refund-reason-required': 'Say why: a refund without a purchase needs a reason.',
  'error.TransactionIsLinked':
    'This transaction paid for something, took credits or tickets back, ended a subscription or has a refund, so it stays in the books with its amount. Give money back with a refund; a wrong refund can be deleted.',
  'error.CreditsAlreadySpent':
    'Some of these credits are spent: {{needed}} would go back, {{balance}} are left. Refund less, or leave the credits with the member.',
  'nothing-to-take-back': 'This subscription counts no tickets.',
  'error.TicketsAlreadySpent':
    'Some of these tickets are used: {{needed}} would go back, {{balance}} are left. Refund less, or let the subscription go on.',
  'before-the-books': 'Payments are recorded from the year 2000 on.',
  'refund-before-purchase': 'A refund cannot be of a day before its purchase.',
  'refund-of-another': 'The purchase was made by somebody else: a refund is about the same member.',
  'error.ReportTooLong': 'A report covers at most {{max}} days. For a year, take its four quarters one after the other.',
} as const;
