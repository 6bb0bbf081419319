import { expect } from 'vitest';
import { aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly asking: number;
    readonly declined: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete }) {
    const [asking, declined] = [await aUser(db, { FirstMidName: 'Asta', LastName: 'Waits' }), await aUser(db)];
    for (const UserId of [asking, declined, athlete])
      await db.insertInto('join_requests').values({ ClubId, UserId, AskedAt: new Date() }).execute();
    return { asking, declined };
  },
  calls: ({ club, asking, declined, athlete }) => ({
    'joining.ofClub': {
      params: { id: club },
      query: { globalSearch: 'waits asta' },
      answer: { data: [{ Person: { UserId: asking, LastName: 'Waits' } }], recordsFiltered: 1 },
    },
    'joining.ofUser': { params: { id: athlete }, answer: [expect.objectContaining({ ClubId: club })] },
    'joining.withdraw': { params: { id: athlete, clubId: club } },
    'joining.approve': { params: { id: club, userId: asking } },
    'joining.decline': { params: { id: club, userId: declined } },
  }),
  removing: ['joining.approve', 'joining.decline', 'joining.withdraw'],
};
