import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  calls(rows) {
    const query = { ClassIds: String(rows.class) };
    return { 'overlaps.list': { params: { id: rows.club }, query, answer: { Total: 0, Overlaps: [] } } };
  },
};
