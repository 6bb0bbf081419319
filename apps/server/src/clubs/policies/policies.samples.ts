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
    const toAnswer = [{ PolicyId: rows.policy, Acceptance: 'NotAnswered' }];
    const policy = { params: { id: rows.club, policyId: rows.policy } };
    return {
      'policies.list': { ...club, answer: [{ PolicyId: rows.policy, NotAccepted: 0 }, {}] },
      'policies.open': { ...policy, answer: {} },
      'policies.create': {
        ...club,
        body: { ...houseRules, Title: 'Quiet hours' },
        answer: { Title: 'Quiet hours', PublishState: 'Unpublished' },
      },
      'policies.get': { ...policy, answer: { Title: 'House rules', PublishState: 'Published' } },
      'policies.update': {
        ...policy,
        body: { ...houseRules, RowVersion: 0 },
        answer: { PolicyId: rows.policy, PublishState: 'Unpublished', RowVersion: 1 },
      },
      'policies.delete': policy,
      'policies.publishState': { ...policy, body: { PublishState: 'Published' }, answer: { PublishState: 'Published' } },
      'policies.remind': { ...member, answer: { PolicyIds: [rows.policy] } },
      'userPolicies.list': { ...user, answer: toAnswer },
      'userPolicies.ofClubUser': { ...member, answer: toAnswer },
      'userPolicies.answer': {
        ...user,
        body: [{ PolicyId: 999_999, Acceptance: 'Accepted' }],
        answer: { errors: [{ field: '0.PolicyId' }] },
      },
    };
  },
  removing: ['policies.delete'],
};
