import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Hidden } from './board.ports.ts';

export const hiddenIn = (db: Queryable, clubIds: readonly ClubId[]): Promise<Hidden[]> =>
  db.selectFrom('hidden_from_walls').select(['ClubId', 'UserId', 'At']).where('ClubId', 'in', clubIds).execute();

export async function storeHidden(db: Queryable, ClubId: ClubId, UserId: UserId, At: Date | null): Promise<void> {
  if (At === null) {
    await db.deleteFrom('hidden_from_walls').where('ClubId', '=', ClubId).where('UserId', '=', UserId).execute();
    return;
  }
  await sql`
    insert into hidden_from_walls ("ClubId", "UserId", "At")
    select "ClubId", "UserId", ${At} from club_people where "ClubId" = ${ClubId} and "UserId" = ${UserId}
    on conflict ("ClubId", "UserId") do update set "At" = excluded."At"`.execute(db);
}

export async function deleteHiddenBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('hidden_from_walls').where('At', '<', before).execute();
}
