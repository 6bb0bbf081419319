export const screens = {
  'accounts.home': 'Sign in',
  'accounts.noAccess': 'No access',
  'accounts.security': 'Security',
  'accounts.changeEmail': 'Change e-mail',
  'accounts.signInFailed': 'Signing in did not work',
  'accounts.signInFailedText':
    'The sign-in service sent a response we cannot use. Try again; if it keeps happening, tell your club.',
  'accounts.signInLie':
    'The sign-in service sent an invalid response: {{reason}}. Nobody was signed in. Try again; if it keeps happening, tell your club.',
  'accounts.signInLie.audience': 'it is meant for another app',
  'accounts.signInLie.issuer': 'it comes from another service',
  'accounts.signInLie.expiry': 'it has expired, or the clock of this device is wrong',
  'accounts.signInLie.signature': 'its signature is not genuine',
  'accounts.signInLie.algorithm': 'it is not signed in the required way',
  'accounts.signInLie.nonce': 'it belongs to another request',
  'accounts.signInLie.authorisedParty': 'it was issued to another app',
  'accounts.signInLie.accessTokenHash': 'its parts do not belong together',
  'accounts.signingIn': 'Signing you in',
  'accounts.signedInElsewhere': 'You are signed in. Close this window and continue where you were.',
  'accounts.goOnHere': 'Continue here',
  'accounts.backToStart': 'Back to the start',
} as const;
