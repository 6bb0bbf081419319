export const refusals = {
  'error.AudienceChanged': 'By now {{count}} people would get it, other than counted. Look at the number and send again.',
  'error.DraftGone':
    'This draft was sent, planned or thrown away elsewhere. See what was sent first; send again only what has not gone yet.',
  'error.InsufficientSmsCredits': 'Insufficient SMS club credits. Choose fewer people, shorten the text, or leave SMS out.',
  'error.MessageTargetGone':
    'The class of the button can no longer be booked. Choose another class, or another place for the button to lead.',
  'error.MessagesOften': 'You have sent {{max}} messages within an hour. Wait a little, or write one message to all it is for.',
  'error.SmsNotAvailable': 'This installation cannot send SMS. Leave SMS out, or ask the administrator for a gateway.',
  'unknown-placeholder': 'In braces only words of the list below the text can stand, such as {Nickname}.',
} as const;
