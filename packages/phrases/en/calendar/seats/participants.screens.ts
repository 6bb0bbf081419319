export const screens = {
  'participants.title': 'Participants',
  'participants.subscriptions': 'Participants’ subscriptions',
} as const;
