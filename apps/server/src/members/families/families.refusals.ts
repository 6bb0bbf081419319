import { FAMILY_MAX } from '@clubpulse/contract/members/families/families';
import { acceptFamily, askForMember } from '@clubpulse/contract/members/families/families.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aRole, aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world, rows: { club, athlete, paidFor, familyOffer } }) => {
  const { db } = server;
  const token = world.tokens.managerA;
  const asks = ({ payer, member }: { payer: number; member: number }) =>
    provoke(server, askForMember, { params: { id: club, userId: payer }, body: { UserId: member }, token });
  const PayerId = await aUser(db);
  await aRole(db, PayerId, 'Athlete', club);
  const unanswered = (_: unknown, place: number) => ({
    ClubId: club,
    PayerId,
    Email: `full${place}.${club}@example.com`,
    AskedAt: new Date(),
  });
  await db
    .insertInto('family_invitations')
    .values(Array.from({ length: FAMILY_MAX }, unanswered))
    .execute();
  return {
    FamilyOneself: asks({ payer: athlete, member: athlete }),
    FamilyFull: asks({ payer: PayerId, member: athlete }),
    AlreadyInFamily: asks({ payer: athlete, member: paidFor }),
    FamilyChain: provoke(server, acceptFamily, {
      params: { id: athlete, familyInvitationId: familyOffer },
      token: world.tokens.athleteA,
    }),
  };
};
