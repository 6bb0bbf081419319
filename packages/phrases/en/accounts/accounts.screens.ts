export const screens = {
  'accounts.home': 'Sign in',
  'accounts.noAccess': 'No access',
  'accounts.security': 'Security',
  'accounts.changeEmail': 'Change e-mail',
  'accounts.signInFailed': 'Signing in did not work',
  'accounts.signInFailedText':
    'The sign-in service did not give us an answer we can use. Try again; if it keeps happening, tell your club.',
  'accounts.signInLie':
    'The sign-in service gave an answer that does not hold: {{reason}}. Nobody was signed in. Try again; if it keeps happening, tell your club.',
  'accounts.signInLie.audience': 'it is meant for another app',
  'accounts.signInLie.issuer': 'it comes from another service',
  'accounts.signInLie.expiry': 'its time is over, or the clock of this device is wrong',
  'accounts.signInLie.signature': 'its signature is not genuine',
  'accounts.signInLie.algorithm': 'it is not signed as it must be',
  'accounts.signInLie.nonce': 'it answers another question',
  'accounts.signInLie.authorisedParty': 'it was given to another app',
  'accounts.signInLie.accessTokenHash': 'its parts do not belong together',
  'accounts.signingIn': 'Signing you in',
  'accounts.signedInElsewhere': 'You are signed in. Close this window and go on where you were.',
  'accounts.goOnHere': 'Go on here',
  'accounts.backToStart': 'Back to the start',
} as const;
