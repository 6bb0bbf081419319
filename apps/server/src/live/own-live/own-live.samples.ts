import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ athlete }) => ({
    'ownLive.room': { params: { id: athlete }, answer: null },
    'ownLive.station': {
      params: { id: athlete },
      body: { RoomWorkoutId: 999_999_999, Station: 1 },
      answer: { ErrorType: 'NotFound' },
    },
  }),
};
