import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, brand }) => ({
    'clubs.mine': {},
    'clubs.get': { params: { id: club } },
    'clubs.summary': { params: { id: club } },
    'clubs.join': { body: { Code: 'NOSUCHCODE' } },
    'brands.mine': {},
    'brands.clubs': { params: { id: brand } },
  }),
};
