export const errors = {
  // Titles and messages of the default error handler (spec 1 section 8).
  'server-error': 'Network or Server Problem',
  'insufficient-rights': 'Not enough rights!',
  'error-license-limit-exceeded': 'No License or Limits Exceeded',
  'error-no-license': 'No Valid License',
  'operation-failed': 'Operation failed',
  'get-failed': "Couldn't load data from server",
  'creation-failed': 'Creation error',
  'update-failed': 'Error updating data',
  'delete-failed': 'Deletion error',
  'no-view-rights': "You don't have enough rights to access that view.",
  'component-load-error': 'The component could not be downloaded. Check the network and reload the page.',
  'check-browser-settings':
    'Clubpulse needs cookies and local storage. Allow them for this site in the browser settings, then reload.',

  // Words of refused fields.
  'field-required': 'Fill this in.',
  'text-too-long': 'This text is too long.',
  'invalid-value': 'This value is not valid.',
  'invalid-characters': 'Leave out hidden characters and line breaks.',
  'invalid-id': 'This id does not exist.',
  'invalid-number': 'Enter a whole number.',
  'amount-too-high': 'This amount is too high.',
  'invalid-date': 'This is not a date.',
  'invalid-email': 'This is not an e-mail address.',
  'invalid-color': 'Choose a colour from the list.',
  'invalid-time-zone': 'Choose a time zone from the list.',
  'date-no-greater-than-now': 'The date cannot be in the future.',
  'interval-order': 'The beginning must be before the end.',

  // Refusals by their ErrorType.
  'error.ValidationFailed': 'Something in this form is not right. Check the marked fields.',
  'error.Unauthorized': 'Your session has ended. Sign in again.',
  'error.InsufficientRights': 'You do not have the rights for this. Ask a manager of the club.',
  'error.NotFound': 'This does not exist, or was deleted.',
  'error.UnknownCall': 'The server does not know this request.',
  'error.PayloadTooLarge': 'That is too much data for one request.',
  'error.UnsupportedMediaType': 'The server cannot read this kind of data.',
  'error.TooManyRequests': 'Too many attempts. Wait a minute and try again.',
  'error.InternalError': 'The server had a problem. It has been reported.',
  'error.ServiceUnavailable': 'The server is busy right now. Nothing was lost; try again.',
  'error.StaleRowVersion': 'Somebody changed this in the meantime. Load it again before saving.',
  'error.DateIntervalTooLong': 'This span of dates is too long. Choose a shorter one.',

  // Words of refused fields.
  'invalid-time': 'Enter a time from 00:00 to 23:59.',
  'invalid-currency': 'Choose a currency from the list.',
  'invalid-link': 'Enter an address that begins with http:// or https://.',
  'invalid-secure-link': 'Enter an address that begins with https://.',
  'date-in-future': 'Choose a day in the future.',
  'end-after-start': 'The end must be later than the start.',
  'error.IdempotencyKeyReused': 'This request was already used for something else. Try again.',
} as const;
