import { expect } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls: ({ club }) => ({
    'clubLogs.list': {
      params: { id: club },
      query: { Begin: hours(-24).toISOString(), End: hours(24).toISOString() },
      answer: { draw: 0, recordsFiltered: expect.any(Number), Authors: expect.any(Array) },
    },
  }),
};
