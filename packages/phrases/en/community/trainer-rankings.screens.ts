export const screens = {
  'trainerRankings.title': 'Trainers’ rankings',
} as const;
