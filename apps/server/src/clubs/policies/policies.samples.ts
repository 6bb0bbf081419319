import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly policy: number;
  }
}

const houseRules = { Type: 'JoinClub' as const, Title: 'House rules', Text: 'Bring a towel.' };

export const samples: Samples = {
  async rows(db, { club }) {
    const { PolicyId: policy } = await db
      .insertInto('policies')
      .values({ ClubId: club, ...houseRules })
      .returning('PolicyId')
      .executeTakeFirstOrThrow();
    return { policy };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const user = { params: { id: rows.athlete } };
    const member = { params: { id: rows.club, userId: rows.athlete } };
    const policy = { params: { id: rows.club, policyId: rows.policy } };
    return {
      'policies.list': club,
      'policies.create': { ...club, body: houseRules },
      'policies.get': policy,
      'policies.update': { ...policy, body: houseRules },
      'policies.delete': policy,
      'policies.publishState': { ...policy, body: { PublishState: 'Published' } },
      'policies.remind': member,
      'userPolicies.list': user,
      'userPolicies.ofClubUser': member,
      'userPolicies.answer': { ...user, body: [{ PolicyId: 999_999, Acceptance: 'Accepted' }] },
    };
  },
  removing: ['policies.delete'],
};
