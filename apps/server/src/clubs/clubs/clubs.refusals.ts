import { deleteClub, joinClub, patchClub, takeClubIntoBrand } from '@clubpulse/contract/clubs/clubs.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ house, world }) => {
  const token = world.tokens.athleteA;
  const [stranger, ExpiresAt] = [world.ids.stranger, new Date(Date.now() + 1_800_000)];
  await house.db
    .insertInto('identity_attempts')
    .values({ Key: `join-account:${stranger}`, Count: 10, ExpiresAt })
    .execute();
  const { Name } = await house.db.selectFrom('clubs').select('Name').where('ClubId', '=', world.clubA2).executeTakeFirstOrThrow();
  const { Code } = await house.db.selectFrom('clubs').select('Code').where('ClubId', '=', world.clubA2).executeTakeFirstOrThrow();
  const byInvitation = `INV${world.clubA}`;
  await aClub(house.db, { Code: byInvitation, JoinMode: 'Invitation' });
  const club = { params: { id: world.clubA }, token: world.tokens.managerA };
  return {
    ClubNameTaken: provoke(house, patchClub, { ...club, body: { Name: Name.toUpperCase() } }, ['Name']),
    ClubCodeTaken: provoke(house, patchClub, { ...club, body: { Code } }, ['Code']),
    ClubCurrencyFixed: provoke(house, patchClub, { ...club, body: { Currency: 'CHF' } }, ['Currency']),
    ClubNameMismatch: provoke(house, deleteClub, { ...club, query: { Name: 'Another' } }, ['Name']),
    ClubCodeAttempts: provoke(house, joinClub, { body: { Code: 'NOSUCHCODE' }, token: world.tokens.stranger }),
    ClubCodeUnknown: provoke(house, joinClub, { body: { Code: 'NOSUCHCODE' }, token }, ['Code']),
    JoinByInvitation: provoke(house, joinClub, { body: { Code: byInvitation }, token }),
    ClubOfBrand: provoke(house, takeClubIntoBrand, {
      params: { id: world.brandA },
      body: { ClubId: world.clubA },
      token: world.tokens.admin,
    }),
    AlreadyMember: provoke(house, joinClub, { body: { Code: world.codeA }, token }),
  };
};
