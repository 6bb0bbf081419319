export const screens = {
  'members.people': 'People',
  'members.athletes': 'Athletes',
  'members.trainers': 'Trainers',
} as const;
