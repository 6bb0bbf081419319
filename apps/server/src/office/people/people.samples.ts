import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'clubPeople.athletes': {
      params: { id: club },
      answer: { data: expect.arrayContaining([expect.objectContaining({ Followed: false, LookOut: expect.anything() })]) },
    },
    'clubPeople.trainers': {
      params: { id: club },
      answer: { data: expect.arrayContaining([expect.objectContaining({ Minutes: expect.any(Number) })]) },
    },
    'clubPeople.export': {
      params: { id: club },
      answer: expect.arrayContaining([expect.objectContaining({ Held: expect.anything() })]),
    },
    'clubPeople.list': {
      params: { id: club },
      answer: { recordsTotal: 14, data: expect.arrayContaining([expect.objectContaining({ Held: expect.anything() })]) },
    },
  }),
};
