import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'measureImports.match': {
      params: { id: club },
      body: { People: ['nobody@example.com'] },
      answer: [{ State: 'Unknown', Person: null }],
    },
  }),
};
