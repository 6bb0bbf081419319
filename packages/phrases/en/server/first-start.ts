export const firstStart = {
  'first-start.title': 'Your first club',
  'first-start.lead': 'You become its manager, and the administrator of this server. This page works once.',
  'first-start.club-name': 'Name of the club',
  'first-start.time-zone': 'Time zone',
  'first-start.currency': 'Currency',
  'first-start.provider-hint': 'The e-mail you sign in with. Your sign-in service must have confirmed it.',
  'first-start.create': 'Create the club',
  'first-start.email-exists': 'There is already an account with {{email}}. Take another address.',
  'first-start.done-title': '{{club}} is ready',
  'first-start.done-text': 'Sign in with {{email}}.',
  'first-start.done-code': 'Athletes join with the club code {{code}}. Keep it.',
  'first-start.dead': 'It works once, as long as there is no club. A server without a club prints its link when it starts.',
} as const;
