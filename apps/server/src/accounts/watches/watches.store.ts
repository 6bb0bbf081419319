import type { UserId, Watch } from '@clubpulse/contract/accounts/users';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** A watch is valid only while both users share a club. */
const watchesOf = (db: Queryable, watcherId: UserId) =>
  db
    .selectFrom('watches')
    .innerJoin('users', 'users.UserId', 'WatchedId')
    .select(['WatcherId', 'WatchedId', 'NotifyWatcher'])
    .select((from) => from.ref('Type').$castTo<Watch['Type']>().as('Type'))
    .where('WatcherId', '=', watcherId)
    .where(shareClub(sql.ref('WatcherId'), sql.ref('WatchedId')));

const clubsOf = (user: ReturnType<typeof sql.ref>) => sql`
  select "ClubId" from user_roles where "UserId" = ${user} and "ClubId" is not null
  union all
  select clubs."ClubId" from user_roles owned join clubs on clubs."BrandId" = owned."BrandId" where owned."UserId" = ${user}`;

const shareClub = (one: ReturnType<typeof sql.ref>, other: ReturnType<typeof sql.ref>) =>
  sql<boolean>`exists ((${clubsOf(one)}) intersect (${clubsOf(other)}))`;

export const listWatches = (db: Queryable, watcherId: UserId): Promise<Watch[]> =>
  watchesOf(db, watcherId).orderBy('WatchedId').execute();

export const listWatchesWithPeople = (db: Queryable, watcherId: UserId) =>
  watchesOf(db, watcherId).select(['UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri']).orderBy('Nickname').execute();

export const findWatch = (db: Queryable, watcherId: UserId, watchedId: UserId, type: Watch['Type']): Promise<Watch | undefined> =>
  watchesOf(db, watcherId).where('WatchedId', '=', watchedId).where('Type', '=', type).executeTakeFirst();

export async function writeWatch(db: Queryable, { WatcherId, WatchedId, Type, NotifyWatcher }: Watch): Promise<boolean> {
  const { rows } = await sql`
    insert into watches ("WatcherId", "WatchedId", "Type", "NotifyWatcher")
    select watcher, watched, ${Type}::integer, ${NotifyWatcher}::boolean
    from (values (${WatcherId}::bigint, ${WatchedId}::bigint)) as pair (watcher, watched)
    where ${shareClub(sql.ref('watcher'), sql.ref('watched'))}
    on conflict ("WatcherId", "WatchedId") do update
      set "Type" = excluded."Type", "NotifyWatcher" = excluded."NotifyWatcher", "At" = now()
    returning "WatchedId"`.execute(db);
  return rows.length > 0;
}

export async function deleteWatch(db: Queryable, watcherId: UserId, watchedId: UserId, type: Watch['Type']): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('watches')
    .where('WatcherId', '=', watcherId)
    .where('WatchedId', '=', watchedId)
    .where('Type', '=', type)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
