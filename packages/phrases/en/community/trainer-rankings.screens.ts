export const screens = {
  'trainerRankings.title': 'Trainers’ rankings',
  'trainerRankings.details': 'My classes in figures',
} as const;
