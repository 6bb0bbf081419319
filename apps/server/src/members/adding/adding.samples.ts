import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'clubUsers.add': {
      params: { id: club },
      body: { Email: `added${club}@example.com`, FirstMidName: 'Desk', Language: 'en', Agreed: true },
      answer: { User: { FirstMidName: 'Desk', Roles: ['Athlete'] }, Invitation: null },
    },
  }),
};
