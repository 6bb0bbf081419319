import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Equipment, equipmentSchema } from '@clubpulse/contract/clubs/equipments';
import type { Queryable } from '../../platform/database/database.ts';

/** What the product no longer knows is left out. */
export async function equipmentsOf(db: Queryable, clubId: ClubId): Promise<Equipment[]> {
  const rows = await db
    .selectFrom('club_equipments')
    .select('Equipment')
    .where('ClubId', '=', clubId)
    .orderBy('Equipment')
    .execute();
  return rows.flatMap(({ Equipment }) => equipmentSchema.safeParse(Equipment).data ?? []);
}

export async function replaceEquipments(trx: Queryable, ClubId: ClubId, equipments: readonly Equipment[]): Promise<void> {
  await trx.deleteFrom('club_equipments').where('ClubId', '=', ClubId).execute();
  if (equipments.length === 0) return;
  await trx
    .insertInto('club_equipments')
    .values([...new Set(equipments)].map((Equipment) => ({ ClubId, Equipment })))
    // Of two who save at once the last to come has the word; what both name is there once.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
