import { aRole, aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly leaving: number;
    readonly removed: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const [leaving, removed] = [await aUser(db), await aUser(db)];
    for (const one of [leaving, removed]) await aRole(db, one, 'Athlete', club);
    await aRole(db, leaving, 'Trainer', club);
    return { leaving, removed };
  },
  calls: (rows) => ({
    'membership.loss': { params: { id: rows.club, userId: rows.athlete }, answer: { UserId: rows.athlete, Roles: ['Athlete'] } },
    'membership.ownLoss': { params: { id: rows.athlete, clubId: rows.club }, answer: { UserId: rows.athlete } },
    'membership.leaveCode': { params: { id: rows.athlete, clubId: rows.club }, answer: { ErrorType: 'NotFound' } },
    'membership.give': {
      params: { id: rows.club, userId: rows.leaving },
      body: { Role: 'Manager' },
      answer: { UserId: rows.leaving },
    },
    'membership.take': { params: { id: rows.club, userId: rows.leaving, role: 'Trainer' } },
    'membership.remove': { params: { id: rows.club, userId: rows.removed } },
    'membership.leave': { params: { id: rows.athlete, clubId: 999_999_999 }, answer: { ErrorType: 'NotFound' } },
  }),
  removing: ['membership.take', 'membership.remove'],
};
