export const screens = {
  'accounts.profile': 'Profile and account',
  'accounts.home': 'Sign in',
  'accounts.noAccess': 'No access',
  'accounts.signInFailed': 'Signing in did not work',
  'accounts.signInFailedText':
    'The sign-in service did not give us an answer we can use. Try again; if it keeps happening, tell your club.',
  'accounts.signingIn': 'Signing you in',
  'accounts.backToStart': 'Back to the start',
} as const;
