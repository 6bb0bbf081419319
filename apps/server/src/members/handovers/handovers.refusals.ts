import { handOverAccount } from '@clubpulse/contract/members/handovers/handovers.calls';
import { leaveClub } from '@clubpulse/contract/members/membership.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { createWorld } from '../../test/world.ts';

export const refusals: Refusals = async ({ server, world, open }) => {
  const { db } = server;
  const shared = await aUser(db, { EmailConfirmed: false });
  await aRole(db, shared, 'Athlete', world.clubA);
  await aRole(db, shared, 'Athlete', world.clubB);
  const mailing = await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const theirs = await createWorld(mailing);
  return {
    HandoverOfOthers: provoke(server, handOverAccount, {
      params: { id: world.clubA, userId: shared },
      token: world.tokens.managerA,
    }),
    LeaveCodeNeeded: provoke(mailing, leaveClub, {
      params: { id: theirs.ids.trainerA, clubId: theirs.clubA },
      token: theirs.tokens.trainerA,
    }),
    HandoverByMail: provoke(mailing, handOverAccount, {
      params: { id: theirs.clubA, userId: theirs.ids.athleteA },
      token: theirs.tokens.managerA,
    }),
  };
};
