import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubSensor } from '@clubpulse/contract/devices/sensors';
import type { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, foldedSql, searchTextOf } from '../../platform/database/text-search.ts';

type Query = QueryOf<typeof listClubSensors>;

function straps(db: Queryable, clubId: ClubId, words: readonly string[]) {
  return db
    .selectFrom('users')
    .innerJoin('sensors', 'sensors.UserId', 'users.UserId')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.Role')
          .whereRef('role.UserId', '=', 'users.UserId')
          .where('role.ClubId', '=', clubId),
      ),
    )
    .where(everyWord(words, searchTextOf('users'), foldedSql('sensors.Code', 'sensors.Name')));
}

export async function clubStraps(
  db: Queryable,
  clubId: ClubId,
  words: readonly string[],
  { start, length, Sort }: Pick<Query, 'start' | 'length' | 'Sort'>,
): Promise<Omit<ClubSensor, 'BeatsOfAnother'>[]> {
  const order = Sort.startsWith('-') ? 'desc' : 'asc';
  const found = straps(db, clubId, words).selectAll('sensors').select(['Nickname', 'FirstMidName', 'LastName']);
  const sorted = Sort.endsWith('LastHeard')
    ? found.orderBy('LastHeard', (by) => (order === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast()))
    : found.orderBy(({ fn }) => fn('lower', ['Nickname']), order);
  const rows = await sorted.orderBy('SensorId', order).limit(length).offset(start).execute();
  return rows.map((row) => ({
    ...row,
    CreatedAt: row.CreatedAt.toISOString(),
    LastHeard: row.LastHeard?.toISOString() ?? null,
  }));
}

export async function countMatchingStraps(db: Queryable, clubId: ClubId, words: readonly string[]): Promise<number> {
  const { count } = await straps(db, clubId, words)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countClubStraps(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('sensors')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.Role')
          .whereRef('role.UserId', '=', 'sensors.UserId')
          .where('role.ClubId', '=', clubId),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
