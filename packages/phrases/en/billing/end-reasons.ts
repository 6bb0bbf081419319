export const endReasons = {
  'billing.endReason': 'Why do you leave? You need not say.',
  'billing.endReasonStaff': 'Why they leave, if known',
  'billing.endReasonWords': 'In your own words',
  'billing.endReason-Moved': 'Moved away',
  'billing.endReason-Price': 'Too expensive',
  'billing.endReason-NoTime': 'No time',
  'billing.endReason-Health': 'Injury or health',
  'billing.endReason-OtherClub': 'Another club',
  'billing.endReason-Other': 'Another reason',
  'billing.endReason-None': 'Did not say',
} as const;
