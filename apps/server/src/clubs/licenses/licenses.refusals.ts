import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const { db } = server;
  const clubs = await Promise.all([aClub(db), aClub(db)]);
  const [without, full] = clubs;
  for (const club of clubs) await aRole(db, ids.managerA, 'Manager', club);
  await notify(db, 'clubpulse_user', ids.managerA);
  await db.deleteFrom('club_licenses').where('ClubId', '=', without).execute();
  await db.updateTable('club_licenses').set({ Bridges: 0 }).where('ClubId', '=', full).execute();
  const wanted = (ClubId: number) => ({ body: { ClubId, Name: 'Hub', DisplayGroupId: null }, token: tokens.managerA });
  return {
    LicenseRequired: provoke(server, createRegistrationCode, wanted(without)),
    LicenseResourceLimitExceeded: provoke(server, createRegistrationCode, wanted(full)),
  };
};
