import type { Samples } from '../../test/sample.ts';

export const samples: Samples = { calls: ({ club }) => ({ 'clubPeople.list': { params: { id: club } } }) };
