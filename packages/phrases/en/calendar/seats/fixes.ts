export const fixes = {
  // The one button that fixes a refused booking (calendar/seats/words/refusal-fixes of the web): for staff …
  'fix.RecordCertificate': 'Record certificate',
  'fix.RecordMembership': 'Record membership',
  'fix.AssignSubscription': 'Assign subscription',
  'fix.AddCredits': 'Add credits',
  'fix.ChoosePayment': 'Choose payment',
  'fix.AddToQueue': 'Add to waiting list',
  'fix.Publish': 'Publish',
  'fix.AddAnyway': 'Add anyway',
  'fix.OpenProfile': 'Open profile',
  'fix.SendPolicies': 'Send policies',
  'fix.ShowRow': 'Show in list',
  'fix.AskManager': 'Ask a manager',

  // … and for the athlete herself.
  'fix.JoinQueue': 'Queue',
  'fix.ShowMyBooking': 'Show my booking',
  'fix.ShowOpening': 'Show when it opens',
  'fix.AskClub': 'Ask the club',
  'fix.AcceptPolicies': 'Read and accept',
  'fix.OpenStore': 'See subscriptions and credits',
} as const;
