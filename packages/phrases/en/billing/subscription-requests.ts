export const subscriptionRequests = {
  'billing.askFor': 'Ask for it',
  'billing.askedOn': 'Asked {{date}}',
  'billing.clubAsked': 'The club was asked for {{name}}',
  'billing.clubAskedText': 'The managers were told by mail. It stands here once it is assigned.',
  'billing.askNoMore': 'Ask no more',
  'billing.asksNoMore': '{{name}} is not asked for any more',
  'billing.asksFor': 'Asks for {{name}}, since {{date}}.',
  'billing.sayNo': 'Decline',
  'billing.saidNo': '{{name}} was declined',
  'billing.creditsAtDesk': 'At the desk: credits are there at once.',
} as const;
