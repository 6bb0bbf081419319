import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const user = { params: { id: rows.athlete } };
    return { 'ical.get': user, 'ical.create': user, 'ical.revoke': user };
  },
};
