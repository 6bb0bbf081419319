import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'equipments.ofClub': {
      params: { id: club },
      answer: { ClubId: club, Equipments: ['barbell', 'rower'], Home: ['chair', 'mat'], Outdoor: [] },
    },
    'equipments.save': {
      body: { ClubId: club, Equipments: ['rower', 'barbell', 'rower'], Home: ['mat', 'chair'] },
      answer: { ClubId: club, Equipments: ['barbell', 'rower'], Home: ['chair', 'mat'] },
    },
  }),
};
