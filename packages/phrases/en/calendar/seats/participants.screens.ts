export const screens = {
  'participants.subscriptions': 'Participants’ subscriptions',
} as const;
