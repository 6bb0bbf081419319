import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { CorrectedValue } from '@clubpulse/contract/members/adding/adding';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface NewCorrection {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly By: UserId;
  readonly At: Date;
  readonly Values: readonly CorrectedValue[];
}

export async function insertCorrection(trx: Queryable, { Values, ...row }: NewCorrection): Promise<void> {
  await trx
    .insertInto('desk_corrections')
    .values({ ...row, Values: JSON.stringify(Values) })
    .execute();
}

interface Wanted {
  readonly userId: UserId;
  readonly clubId?: ClubId;
  readonly since: Date;
}

/** Newest first. */
export function correctionsOf(db: Queryable, { userId, clubId, since }: Wanted) {
  const all = db
    .selectFrom('desk_corrections as correction')
    .innerJoin('clubs', 'clubs.ClubId', 'correction.ClubId')
    .leftJoin('users as writer', 'writer.UserId', 'correction.By')
    .select([
      'correction.DeskCorrectionId',
      'correction.ClubId',
      'correction.At',
      'correction.Values',
      'clubs.Name as ClubName',
      sql<
        string | null
      >`coalesce(nullif(trim(concat_ws(' ', writer."FirstMidName", writer."LastName")), ''), writer."Nickname")`.as('By'),
    ])
    .where('correction.UserId', '=', userId)
    .where('correction.At', '>', since)
    .orderBy('correction.At', 'desc')
    .orderBy('correction.DeskCorrectionId', 'desc');
  return (clubId === undefined ? all : all.where('correction.ClubId', '=', clubId)).execute();
}

export async function deleteCorrection(trx: Queryable, id: number): Promise<void> {
  await trx.deleteFrom('desk_corrections').where('DeskCorrectionId', '=', id).execute();
}

export async function deleteCorrectionsBefore(db: Queryable, day: Date): Promise<void> {
  await db.deleteFrom('desk_corrections').where('At', '<=', day).execute();
}
