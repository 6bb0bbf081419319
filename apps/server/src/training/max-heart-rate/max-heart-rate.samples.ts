import type { Samples } from '../../test/sample.ts';

export const samples: Samples = {
  async rows(db, { athlete }) {
    const at = new Date('2026-11-02T18:00:00Z');
    await db
      .insertInto('max_heart_rate_proposals')
      .values({ UserId: athlete, Observed: 220, Proposed: 219, TrainedAt: at, ProposedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  },
  calls: ({ athlete }) => ({
    'maxHeartRate.proposed': { params: { id: athlete }, answer: { Proposal: { Observed: 220, Proposed: 219 } } },
    'maxHeartRate.answer': { params: { id: athlete }, body: { Proposed: 219, Accepted: false }, answer: { Proposal: null } },
  }),
  removing: ['maxHeartRate.answer'],
};
