import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Equipment, EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import type { Queryable } from '../../platform/database/database.ts';

export async function replaceEquipments(
  trx: Queryable,
  ClubId: ClubId,
  Location: EquipmentPlace,
  equipments: readonly Equipment[],
): Promise<void> {
  await trx.deleteFrom('club_equipments').where('ClubId', '=', ClubId).where('Location', '=', Location).execute();
  if (equipments.length === 0) return;
  await trx
    .insertInto('club_equipments')
    .values([...new Set(equipments)].map((Equipment) => ({ ClubId, Location, Equipment })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
