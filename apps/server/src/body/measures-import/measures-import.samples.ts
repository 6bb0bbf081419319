import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'measureImports.match': {
      params: { id: club },
      body: { People: ['nobody@example.com'] },
      answer: [{ State: 'Unknown', Person: null }],
    },
    'measureImports.stored': {
      params: { id: club },
      body: {
        Rows: [
          {
            UserId: athlete,
            From: '2026-10-01T08:00:00Z',
            To: '2026-10-01T08:00:00Z',
            Values: [{ Key: 'weight', Value: 81 }],
          },
        ],
      },
      answer: { Stored: [] },
    },
  }),
};
