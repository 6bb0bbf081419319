export const screens = {
  'messages.title': 'Messages',
  'messages.ofClub': 'Write to members',
} as const;
