export const signIn = {
  'accounts.endedTitle': 'Your sign-in has ended',
  'accounts.endedText': 'Sign in again to go on. What you typed stays here; if you were saving it, save it once more.',
  'accounts.signInAgain': 'Sign in again',
  'accounts.windowBlocked':
    'Your browser did not open the window. Sign in in a tab of its own instead: what you typed here stays.',
  'accounts.signInTab': 'Sign in in a new tab',
} as const;
