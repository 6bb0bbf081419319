import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { WorkoutSheetId } from '@clubpulse/contract/workouts/sheets/program';
import type { SheetShare, SheetShared, SheetUserPage, SheetUsersQuery } from '@clubpulse/contract/workouts/sheets/sheets';
import { holdRolesIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import { countSheetUsers, sheetUsersOf } from './sheets.facts.ts';
import { presentSheetUser } from './sheets.present.ts';
import * as store from './sheets.store.ts';

interface Parts {
  readonly db: Database;
  readonly now?: () => Date;
}

export type SheetSharing = ReturnType<typeof createSheetSharing>;

export const createSheetSharing = ({ db, now = () => new Date() }: Parts) => ({
  async sharedWith(clubId: ClubId, id: WorkoutSheetId): Promise<SheetShare[] | Refusal> {
    const sheet = await store.clubSheet(db, clubId, id);
    if (isRefusal(sheet)) return sheet;
    return (await store.sharesOf(db, id)).map((row) => ({ ...row, SharedAt: row.SharedAt.toISOString() }));
  },

  /** Notifies only members who could not read the sheet before. */
  share: (clubId: ClubId, id: WorkoutSheetId, userIds: readonly number[], By: UserId): Promise<SheetShared | Refusal> =>
    db.transaction().execute(async (trx) => {
      const wanted = [...new Set(userIds)];
      const members = await holdRolesIn(trx, wanted, clubId);
      const sheet = await store.clubSheet(trx, clubId, id);
      if (isRefusal(sheet)) return sheet;
      if (!sheet.Shareable) return refuse('WorkoutSheetNotShareable');
      const Done = wanted.filter((one) => members.has(one));
      const added = await store.insertShares(trx, sheet, Done, now());
      await emitAll(
        trx,
        added.map((Target) => ({
          ClubId: clubId,
          Type: 'WorkoutProgramShare' as const,
          Payload: { Target, WorkoutSheetId: id, WorkoutName: sheet.Name, By },
        })),
      );
      const Payload = { WorkoutSheetId: id, Name: sheet.Name, People: added.length, By };
      if (added.length > 0) await emit(trx, { ClubId: clubId, Type: 'WorkoutSheetShared', Payload });
      const Refused = wanted.filter((one) => !members.has(one)).map((UserId) => ({ UserId, ErrorType: 'NotFound' as const }));
      return { Done, Refused };
    }),

  async unshare(clubId: ClubId, id: WorkoutSheetId, userIds: readonly number[]): Promise<SheetShared | Refusal> {
    const sheet = await store.clubSheet(db, clubId, id);
    if (isRefusal(sheet)) return sheet;
    await store.deleteShares(db, id, userIds);
    return { Done: [...new Set(userIds)], Refused: [] };
  },

  async users(clubId: ClubId, { draw, start, length, ...filter }: SheetUsersQuery): Promise<SheetUserPage> {
    const [recordsTotal, recordsFiltered, rows] = await Promise.all([
      countSheetUsers(db, clubId, {}),
      countSheetUsers(db, clubId, filter),
      sheetUsersOf(db, clubId, filter, { start, length }),
    ]);
    return { draw, recordsTotal, recordsFiltered, data: rows.map(presentSheetUser) };
  },
});
