import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  async rows(db, { athlete: UserId }) {
    const goal = { UserId, SetAt: new Date(), ByUserId: UserId };
    await db
      .insertInto('measure_goals')
      .values([
        { ...goal, Key: 'weight', Value: 78, Due: null },
        { ...goal, Key: 'waist', Value: 88, Due: null },
      ])
      .onConflict((known) => known.doNothing())
      .execute();
    return {};
  },
  calls({ athlete }) {
    const goalOf = (key: string) => ({ params: { id: athlete, key } });
    return {
      'goals.ofUser': {
        params: { id: athlete },
        answer: expect.arrayContaining([expect.objectContaining({ Key: 'weight', Value: 78 })]),
      },
      'goals.set': { ...goalOf('bodyFatPercent'), body: { Value: 18, Due: null }, answer: { Key: 'bodyFatPercent', Value: 18 } },
      'goals.delete': goalOf('waist'),
    };
  },
  removing: ['goals.delete'],
};
