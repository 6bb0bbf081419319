export const screens = {
  'accounts.signInFailed': 'Signing in did not work',
  'accounts.signInFailedText':
    'The sign-in service did not give us an answer we can use. Try again; if it keeps happening, tell your club.',
  'accounts.signingIn': 'Signing you in',
  'accounts.backToStart': 'Back to the start',
} as const;
