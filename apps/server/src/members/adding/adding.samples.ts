import type { Samples } from '../../test/sample.ts';

/** The same in every club: an address is no row of one. */
const ADDED = 'added@example.com';

export const samples: Samples = {
  calls: ({ club }) => ({
    'clubUsers.add': {
      params: { id: club },
      body: { Email: ADDED, FirstMidName: 'Desk', Language: 'en', Agreed: true },
      answer: { User: { FirstMidName: 'Desk', Roles: ['Athlete'] }, Invitation: null },
    },
  }),
};
