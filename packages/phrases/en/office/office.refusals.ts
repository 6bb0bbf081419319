export const refusals = {
  'error.TooManyAutomations': 'There are {{max}} automations already. Delete one that is not used any more.',
  'error.AutomationReachesMany':
    'This automation would have reached {{count}} people in the last 30 days. Confirm that it should be switched on.',
  'error.ClubExportRunning': 'An export is being made already. Wait until it is ready.',
  'error.CheckInCodeUnknown': 'Code expired. Ask for a new one, or choose the name.',
  'error.CheckInCodeAttempts':
    'Too many wrong codes here. Wait {{seconds}} s and open a new code in the app: a right one checks you in at once.',
  'error.WebhookAddressRefused':
    'Enter an address that begins with https://, of a server on the internet, without a port or account in it.',
  'error.WebhookLimit': 'A club has at most {{max}} webhooks. Remove one that is not used any more.',
  'error.WebhookNotConnected': 'Connect the webhook again first: a webhook that is not connected receives nothing.',
  'error.AudienceChanged': 'The number of recipients has changed to {{count}}. Check it and send again.',
  'error.DraftGone':
    'This draft was sent, planned or deleted elsewhere. Check what was sent first; send again only what has not been sent yet.',
  'error.InsufficientSmsCredits': 'Insufficient SMS club credits. Choose fewer people, shorten the text, or leave SMS out.',
  'error.MessageTargetGone':
    'The class of the button can no longer be booked. Choose another class, or another target for the button.',
  'error.MessagesOften': 'You have sent {{max}} messages within an hour. Wait a little, or write one message to all recipients.',
  'error.SmsNotAvailable': 'This installation cannot send SMS. Leave SMS out, or ask the administrator for a gateway.',
  'unknown-placeholder': 'Only words from the list below the text can be in braces, such as {Nickname}.',
  'error.TooManyPlanned': 'There are {{max}} already. Delete a draft, or cancel a planned message.',
  'moment-to-come': 'Choose a time in the future, at most {{days}} days ahead.',
  'error.RepliesOften': 'You have sent {{max}} replies within an hour. Wait a little before you write again.',
  'error.ThreadHeld': 'Another user answers this conversation. Take it first, then send your answer.',
  'error.SupportVideoNotFound': 'This support video no longer exists. Look at the list again.',
  'error.TooManySupportVideos': 'There are {{max}} support videos already. Delete one that nobody needs.',
  'error.TrainingProgramNotFound': 'This file is no longer shared, or it was deleted. Look at the list again.',
  'error.TrainingProgramsFull': 'There are {{max}} files or {{gb}} GB already. Delete one that nobody needs any more.',
  'error.NobodyToShareWith': 'None of these people is in the club. Choose others.',
  'error.SiteNotAllowed': 'The club does not show this on {{site}}. Add the website to the list of those that may show it.',
  'program-too-large': 'A file has at most 50 MB. Make it smaller, or upload a video under Videos.',
} as const;
