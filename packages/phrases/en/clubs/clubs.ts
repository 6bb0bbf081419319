export const clubs = {
  'clubs.joinText': 'Your club gives you a code: on a card, in a message or at the desk.',
  'clubs.joinAction': 'Join',
  'clubs.joined': 'Welcome to {{club}}',
  'clubs.joinedText': 'Your trainings in this club now reach your journal.',
  'clubs.later': 'Not now',
} as const;
