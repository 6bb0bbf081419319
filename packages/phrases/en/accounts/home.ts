export const home = {
  'accounts.welcome': 'Good to see you',
  'accounts.welcomeText': 'Sign in with the e-mail your club knows.',
  'accounts.signIn': 'Sign in',
  'accounts.signInEmail': 'E-mail',
  'accounts.password': 'Password',
  'accounts.staySignedIn': 'Stay signed in',
  'accounts.forgotPassword': 'Forgot password',
  'accounts.newHere': 'new here',
  'accounts.createAccount': 'Create account',
  'accounts.haveCode': 'I have a code',
  'accounts.codeNote': 'Type the code of your club, then sign in or create an account.',
  'accounts.appText':
    'Training on the floor? Get the app for iPhone or Android: open this page on your phone and add it to the home screen.',
  'accounts.heroLine': 'Everyone in the room can see what effort looks like.',
  'accounts.needsHttps': 'Signing in needs a secure address (https). Ask your club for it.',
} as const;
