import { createClubExport } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world }) => {
  const busy = await aClub(server.db, { BrandId: world.brandA });
  await server.db.insertInto('club_exports').values({ ClubId: busy, State: 'Waiting', RequestedAt: new Date() }).execute();
  return {
    ClubExportRunning: provoke(server, createClubExport, { params: { id: busy }, token: world.tokens.ownerA }),
  };
};
