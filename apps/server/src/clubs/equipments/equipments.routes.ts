import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ClubEquipments, equipmentPlaces, placeFields } from '@clubpulse/contract/clubs/equipments';
import * as calls from '@clubpulse/contract/clubs/equipments.calls';
import type { Database } from '../../platform/database/database.ts';
import type { Routes } from '../../platform/http/route.ts';
import { equipmentsOf } from './equipments.facts.ts';
import { replaceEquipments } from './equipments.store.ts';

export function equipmentRoutes(route: Routes, db: Database): void {
  const ofClub = async (ClubId: ClubId): Promise<ClubEquipments> => {
    const { club, home, outdoor } = await equipmentsOf(db, ClubId);
    return { ClubId, Equipments: [...club], Home: [...home], Outdoor: [...outdoor] };
  };

  route(calls.getClubEquipments, ({ params }) => ofClub(params.id));
  route(calls.saveClubEquipments, async ({ body }) => {
    await db.transaction().execute(async (trx) => {
      for (const place of equipmentPlaces) {
        const equipments = body[placeFields[place]];
        if (equipments !== undefined) await replaceEquipments(trx, body.ClubId, place, equipments);
      }
    });
    return ofClub(body.ClubId);
  });
}
