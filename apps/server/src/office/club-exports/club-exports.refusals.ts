import { createClubExport } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub } from '../../test/rows.ts';

export const refusals: Refusals = async ({ house, world }) => {
  const busy = await aClub(house.db, { BrandId: world.brandA });
  await house.db.insertInto('club_exports').values({ ClubId: busy, State: 'Waiting', RequestedAt: new Date() }).execute();
  return {
    ClubExportRunning: provoke(house, createClubExport, { params: { id: busy }, token: world.tokens.ownerA }),
  };
};
