export const signIn = {
  'accounts.endedTitle': 'Your sign-in has ended',
  'accounts.endedText': 'Sign in again to continue. What you typed is still here; if you were saving it, save it again.',
  'accounts.signInAgain': 'Sign in again',
  'accounts.windowBlocked':
    'Your browser did not open the window. Sign in in a new tab instead: what you typed here is not lost.',
  'accounts.signInTab': 'Sign in in a new tab',
} as const;
