export const clubs = {
  'clubs.joinText': 'Your club gives you a code: on a card, in a message or at the desk.',
  'clubs.joinAction': 'Join',
  'clubs.joined': 'Welcome to {{club}}',
  'clubs.joinedText': 'Your trainings in this club now reach your journal.',
  'clubs.joinWaits': '{{club}} has been asked',
  'clubs.joinWaitsText': 'It says yes or no to everybody who comes. You get a mail with the answer.',
  'clubs.later': 'Not now',
  'clubs.namesText': 'Staff of {{club}} reads your name where it says who comes and who trained. Walls show your nickname.',
  'clubs.goOn': 'Go on',
  'clubs.policiesLeft_one': '{{club}} asks you to read and answer this.',
  'clubs.policiesLeft_other': '{{club}} asks you to read and answer {{count}} policies, one after the other.',
  'clubs.sharing': 'What {{club}} may see',
  'clubs.sharingBrought':
    'If {{club}} already had your telephone, date of birth or address, they are yours from now on: it sees them only if you turn on “{{purpose}}”.',
  'clubs.sharingText':
    'It always sees your name, your e-mail, and what you do there. Whoever leads a class also needs this:',
  'clubs.shareNeeded': 'Share what a class needs',
  'clubs.sharingOff': 'What you do not share stays yours. You can change it in your profile at any time.',
  'clubs.shareEach': 'Choose one by one',
} as const;
