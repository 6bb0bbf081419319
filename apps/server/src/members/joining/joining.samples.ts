import { aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** People who wait for a yes or no: one to let in, one to decline. */
    readonly asking: number;
    readonly declined: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const [asking, declined] = [await aUser(db), await aUser(db)];
    for (const UserId of [asking, declined])
      await db.insertInto('join_requests').values({ ClubId, UserId, AskedAt: new Date() }).execute();
    return { asking, declined };
  },
  calls: ({ club, asking, declined }) => ({
    'joining.approve': { params: { id: club, userId: asking } },
    'joining.decline': { params: { id: club, userId: declined } },
  }),
  // An answer takes the request; a yes also makes a member, whom others count.
  removing: ['joining.approve', 'joining.decline'],
};
