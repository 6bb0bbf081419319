import { deleteClub, joinClub, patchClub, takeClubIntoBrand } from '@clubpulse/contract/clubs/clubs.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const token = world.tokens.athleteA;
  const [stranger, ExpiresAt] = [world.ids.stranger, new Date(Date.now() + 1_800_000)];
  await server.db
    .insertInto('identity_attempts')
    .values({ Key: `join-account:${stranger}`, Count: 10, ExpiresAt })
    .execute();
  const { Name } = await server.db
    .selectFrom('clubs')
    .select('Name')
    .where('ClubId', '=', world.clubA2)
    .executeTakeFirstOrThrow();
  const { Code } = await server.db
    .selectFrom('clubs')
    .select('Code')
    .where('ClubId', '=', world.clubA2)
    .executeTakeFirstOrThrow();
  const byInvitation = `INV${world.clubA}`;
  await aClub(server.db, { Code: byInvitation, JoinMode: 'Invitation' });
  const club = { params: { id: world.clubA }, token: world.tokens.managerA };
  return {
    ClubNameTaken: provoke(server, patchClub, { ...club, body: { Name: Name.toUpperCase() } }, ['Name']),
    ClubCodeTaken: provoke(server, patchClub, { ...club, body: { Code } }, ['Code']),
    ClubCurrencyFixed: provoke(server, patchClub, { ...club, body: { Currency: 'CHF' } }, ['Currency']),
    ClubNameMismatch: provoke(server, deleteClub, { ...club, query: { Name: 'Another' } }, ['Name']),
    ClubCodeAttempts: provoke(server, joinClub, { body: { Code: 'NOSUCHCODE' }, token: world.tokens.stranger }),
    ClubCodeUnknown: provoke(server, joinClub, { body: { Code: 'NOSUCHCODE' }, token }, ['Code']),
    JoinByInvitation: provoke(server, joinClub, { body: { Code: byInvitation }, token }),
    ClubOfBrand: provoke(server, takeClubIntoBrand, {
      params: { id: world.brandA },
      body: { ClubId: world.clubA },
      token: world.tokens.admin,
    }),
    AlreadyMember: provoke(server, joinClub, { body: { Code: world.codeA }, token }),
  };
};
