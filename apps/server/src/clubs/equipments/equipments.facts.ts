import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Equipment, type EquipmentPlace, equipmentSchema } from '@clubpulse/contract/clubs/equipments';
import type { Queryable } from '../../platform/database/database.ts';

export type EquipmentsByPlace = Readonly<Record<EquipmentPlace, readonly Equipment[]>>;

export async function equipmentsOf(db: Queryable, clubId: ClubId): Promise<EquipmentsByPlace> {
  const rows = await db
    .selectFrom('club_equipments')
    .select(['Equipment', 'Location'])
    .where('ClubId', '=', clubId)
    .orderBy('Equipment')
    .execute();
  const at = (place: EquipmentPlace) =>
    rows.flatMap(({ Equipment, Location }) => (Location === place ? (equipmentSchema.safeParse(Equipment).data ?? []) : []));
  return { club: at('club'), home: at('home'), outdoor: at('outdoor') };
}
