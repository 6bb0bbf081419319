import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubEquipments } from '@clubpulse/contract/clubs/equipments';
import * as calls from '@clubpulse/contract/clubs/equipments.calls';
import type { Database } from '../../platform/database/database.ts';
import type { Routes } from '../../platform/http/route.ts';
import { equipmentsOf, replaceEquipments } from './equipments.store.ts';

export function equipmentRoutes(route: Routes, db: Database): void {
  const ofClub = async (ClubId: ClubId): Promise<ClubEquipments> => ({ ClubId, Equipments: await equipmentsOf(db, ClubId) });

  route(calls.getClubEquipments, ({ params }) => ofClub(params.id));
  route(calls.saveClubEquipments, async ({ body }) => {
    await db.transaction().execute((trx) => replaceEquipments(trx, body.ClubId, body.Equipments));
    return ofClub(body.ClubId);
  });
}
