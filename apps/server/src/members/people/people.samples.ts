import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club, athlete }) => ({
    'clubUsers.list': { params: { id: club }, answer: { recordsTotal: 14 } },
    'clubUsers.get': {
      params: { id: club, userId: athlete },
      answer: { UserId: athlete, Roles: ['Athlete'], ClientStage: expect.any(String) },
    },
  }),
};
