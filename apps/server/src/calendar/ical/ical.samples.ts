import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const user = { params: { id: rows.athlete } };
    return {
      'ical.get': { ...user, answer: { CreatedAt: null } },
      'ical.create': { ...user, answer: { Url: expect.stringContaining('.ics') } },
      'ical.revoke': user,
    };
  },
};
