import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export const bornOn = (db: Queryable, clubId: ClubId, days: readonly string[]) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users', 'users.UserId', 'm.UserId')
    .select(['users.UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri', 'BirthDate'])
    .where('m.ClubId', '=', clubId)
    .where('BirthDate', 'is not', null)
    .where(sql<boolean>`to_char("BirthDate", 'MM-DD') = any(${[...days]}::text[])`)
    .orderBy('users.SortName')
    .orderBy('users.UserId')
    .execute();
