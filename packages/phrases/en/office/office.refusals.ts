export const refusals = {
  'error.CheckInCodeUnknown': 'Code expired. Ask for a fresh one, or choose the name.',
  'error.CheckInCodeAttempts':
    'Many wrong codes here. Wait {{seconds}} s and make a new code in the app: a right one lets you in at once.',
  'error.WebhookAddressRefused':
    'Enter an address that begins with https://, of a server on the internet, without a port or an account in it.',
  'error.WebhookLimit': 'A club has at most {{max}} webhooks. Remove one that is not used any more.',
  'error.AudienceChanged': 'By now {{count}} people would get it, other than counted. Look at the number and send again.',
  'error.DraftGone':
    'This draft was sent, planned or thrown away elsewhere. See what was sent first; send again only what has not gone yet.',
  'error.InsufficientSmsCredits': 'Insufficient SMS club credits. Choose fewer people, shorten the text, or leave SMS out.',
  'error.MessageTargetGone':
    'The class of the button can no longer be booked. Choose another class, or another place for the button to lead.',
  'error.MessagesOften': 'You have sent {{max}} messages within an hour. Wait a little, or write one message to all it is for.',
  'error.SmsNotAvailable': 'This installation cannot send SMS. Leave SMS out, or ask the administrator for a gateway.',
  'unknown-placeholder': 'In braces only words of the list below the text can stand, such as {Nickname}.',
  'error.TooManyPlanned': 'There are {{max}} already. Throw a draft away, or take back what waits.',
  'moment-to-come': 'Choose a moment to come, at most {{days}} days ahead.',
  'error.SupportVideoNotFound': 'This support video is not there any more. Look at the list again.',
  'error.TooManySupportVideos': 'There are {{max}} support videos already. Delete one that nobody needs.',
  'error.TrainingProgramNotFound': 'This file is not shared any more, or it was deleted. Look at the list again.',
  'error.TrainingProgramsFull': 'There are {{max}} files or {{gb}} GB already. Delete one that nobody needs any more.',
  'error.NobodyToShareWith': 'Nobody of the club is among those. Choose others.',
  'program-too-large': 'A file has at most 50 MB. Make it smaller, or upload a video among the videos.',
} as const;
