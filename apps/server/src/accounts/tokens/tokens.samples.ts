import { hashOf } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly ownToken: number;
    readonly clubToken: number;
  }
}

export const samples: Samples = {
  async rows(db, { club, athlete }) {
    const manager = await db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', club)
      .where('Role', '=', 'Manager')
      .executeTakeFirst();
    const UserId = manager?.UserId ?? athlete;
    const [own, ofClub] = await db
      .insertInto('api_tokens')
      .values(
        [
          { UserId: athlete, ClubId: null, Role: null },
          { UserId, ClubId: club, Role: 'Trainer' as const },
        ].map((holder, place) => ({
          ...holder,
          Name: `Reader ${place}`,
          Hash: hashOf(`${club} ${place}`),
          Hint: 'w71Q',
          Scopes: ['calendar:read'],
          MadeAt: new Date(),
          ExpiresAt: new Date(Date.now() + 86_400_000),
        })),
      )
      .returning('ApiTokenId')
      .execute();
    return { ownToken: own?.ApiTokenId ?? 0, clubToken: ofClub?.ApiTokenId ?? 0 };
  },
  calls({ club, athlete, ownToken, clubToken }) {
    const ofUser = { params: { id: athlete } };
    const ofClub = { params: { id: club } };
    const body = { Name: 'Accounting', Scopes: ['billing:read', 'members:read'], Days: 30 };
    return {
      'tokens.ofUser': { ...ofUser, answer: [{}, { ApiTokenId: ownToken, Role: null, Scopes: ['calendar:read'] }] },
      'tokens.create': { ...ofUser, body, answer: { Name: 'Accounting', Role: null } },
      'tokens.revoke': { params: { id: athlete, tokenId: ownToken } },
      'tokens.ofClub': { ...ofClub, answer: [{}, { ApiTokenId: clubToken, Role: 'Trainer', Scopes: ['calendar:read'] }] },
      'tokens.createOfClub': {
        ...ofClub,
        body: { ...body, Role: 'FrontDesk' },
        answer: { Name: 'Accounting', Role: 'FrontDesk' },
      },
      'tokens.revokeOfClub': { params: { id: club, tokenId: clubToken } },
    };
  },
  removing: ['tokens.revoke', 'tokens.revokeOfClub'],
};
