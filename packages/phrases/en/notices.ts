/** Mails that tell members what happened. */
export const notices = {
  'notices.hello': 'Hello {{name}},',
  'notices.why': 'You get this mail because you are a member of {{club}}.',
  'notices.seat-subject': 'A place is free: {{class}}',
  'notices.seat-text':
    'A place in {{class}} on {{when}} is held for you until {{until}}. Take it or leave it to the next who waits.',
  'notices.seat-action': 'Answer now',
  'notices.removed-subject': 'You are no longer in {{class}}',
  'notices.removed-text': 'The club took you off {{class}} on {{when}}. Ask at the desk if that surprises you.',
  'notices.removed-action': 'See other classes',
  'notices.expiring-subject': '{{subscription}} ends soon',
  'notices.expiring-text': '{{subscription}} ends on {{date}}. Renew it to go on training.',
  'notices.last-ticket-subject': 'One ticket left: {{subscription}}',
  'notices.last-ticket-text': 'There is one ticket left on {{subscription}}.',
  'notices.expired-subject': '{{subscription}} has ended',
  'notices.expired-text': '{{subscription}} has ended. Renew it to book again.',
  'notices.tickets-gone-text': 'The last ticket of {{subscription}} is used. Renew it to book again.',
  'notices.subscription-action': 'My subscriptions',
  'notices.policies-subject': 'Please answer: {{titles}}',
  'notices.policies-text': '{{club}} asks you to read and accept: {{titles}}. Until then your bookings are refused.',
  'notices.policies-action': 'Read and answer',
} as const;
