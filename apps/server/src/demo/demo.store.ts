import type { Queryable } from '../platform/database/database.ts';
import type { Athlete, ClubCode, Person } from './world.ts';

/** Rows of the demo world. Only here, because nobody else makes people and clubs by the dozen. */

export async function insertBrand(db: Queryable, name: string): Promise<number> {
  return (await db.insertInto('brands').values({ Name: name }).returning('BrandId').executeTakeFirstOrThrow()).BrandId;
}

export async function insertClub(
  db: Queryable,
  brandId: number,
  club: { code: ClubCode; name: string; address: string; timeZone: string },
): Promise<number> {
  const row = await db
    .insertInto('clubs')
    .values({
      BrandId: brandId,
      Name: club.name,
      Code: club.code,
      Address: club.address,
      TimeZone: club.timeZone,
      Currency: 'EUR',
      // The walls of the demo greet a stranger in the product's default language.
      Language: 'en',
    })
    .returning('ClubId')
    .executeTakeFirstOrThrow();
  return row.ClubId;
}

export async function insertPerson(
  db: Queryable,
  person: Person,
  flags: { hidden: boolean; admin: boolean; timeZone: string },
): Promise<number> {
  const row = await db
    .insertInto('users')
    .values({
      Email: person.email,
      Nickname: person.nickname,
      FirstMidName: person.first,
      LastName: person.last,
      Gender: person.gender,
      BirthDate: person.born,
      Height: person.height,
      Weight: person.weight,
      Language: person.language,
      TimeZone: flags.timeZone,
      Country: 'IT',
      City: 'Milano',
      HideOnWall: flags.hidden,
      IsAdmin: flags.admin,
      IsEditor: flags.admin,
    })
    .returning('UserId')
    .executeTakeFirstOrThrow();
  return row.UserId;
}

export async function insertRole(
  db: Queryable,
  role:
    | { UserId: number; Role: 'Manager' | 'Trainer' | 'Athlete'; ClubId: number }
    | { UserId: number; Role: 'Owner'; BrandId: number },
): Promise<void> {
  await db.insertInto('user_roles').values(role).execute();
}

export async function insertRoom(db: Queryable, clubId: number, room: { name: string; color: string }): Promise<void> {
  await db.insertInto('display_groups').values({ ClubId: clubId, Name: room.name, Color: room.color }).execute();
}

/** A strap of the product's own kind, its number printed on it the usual way. */
export async function insertStrap(db: Queryable, userId: number, strap: number): Promise<void> {
  const code = `D0${String(strap).padStart(5, '0')}`;
  await db
    .insertInto('sensors')
    .values({ UserId: userId, HardwareId: `ANT+:${strap}`, Model: 'Clubpulse', Code: code, Name: '' })
    .execute();
}

export interface Place {
  readonly clubId: number;
  readonly roomId: number;
}

/** The rooms that are there, by club code and room name. */
export async function placesOf(db: Queryable, codes: readonly string[]): Promise<Map<string, Place>> {
  const rows = await db
    .selectFrom('display_groups')
    .innerJoin('clubs', 'clubs.ClubId', 'display_groups.ClubId')
    .select(['clubs.Code', 'clubs.ClubId', 'display_groups.DisplayGroupId', 'display_groups.Name'])
    .where('clubs.Code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [placeKey(row.Code, row.Name), { clubId: row.ClubId, roomId: row.DisplayGroupId }]));
}

export const placeKey = (club: string, room: string): string => `${club}/${room}`;

export interface LastHeard {
  readonly userId: number;
  /** Unix seconds of the last stored minute; undefined when there is none. */
  readonly minute: number | undefined;
}

/** Of every one of the athletes who is still there: when she was heard last. */
export async function lastHeard(db: Queryable, athletes: readonly Athlete[]): Promise<Map<string, LastHeard>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('heart_minute', 'heart_minute.UserId', 'users.UserId')
    .select(({ fn }) => ['users.UserId', 'users.Email', fn.max('heart_minute.Minute').as('Minute')])
    .where(
      'users.Email',
      'in',
      athletes.map(({ email }) => email),
    )
    .groupBy(['users.UserId', 'users.Email'])
    .execute();
  return new Map(
    rows.map((row) => [row.Email, { userId: row.UserId, minute: row.Minute === null ? undefined : Number(row.Minute) / 1000 }]),
  );
}

/** These seconds are long over: their trainings may be computed and closed at once. */
export async function markOver(db: Queryable, userId: number): Promise<void> {
  await db
    .updateTable('training_due')
    .set(({ ref }) => ({ MarkedAt: ref('ToSecond') }))
    .where('UserId', '=', userId)
    .execute();
}

/** How many of the athletes' trainings still wait to be computed. */
export async function countDue(db: Queryable, userIds: readonly number[]): Promise<number> {
  if (userIds.length === 0) return 0;
  const row = await db
    .selectFrom('training_due')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('UserId', 'in', userIds)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A TV that is paired from the start. */
export async function insertScreen(db: Queryable, place: Place, name: string, tokenHash: string): Promise<void> {
  await db
    .insertInto('displays')
    .values({ ClubId: place.clubId, DisplayGroupId: place.roomId, Name: name, TokenHash: tokenHash })
    .execute();
}

/** Takes away the classes that begin outside of the interval, their days and participants, and all but the newest events. */
export async function deleteBeyond(db: Queryable, from: Date, to: Date): Promise<void> {
  await db
    .deleteFrom('classes')
    .where('ClassType', '<>', 'Course')
    .where(({ eb, or }) => or([eb('Begin', '<', from), eb('Begin', '>=', to)]))
    .execute();
  await db.deleteFrom('scheduled_days').where('ClassId', 'is', null).execute();
  const newest = db.selectFrom('events').select('EventId').orderBy('EventId', 'desc').limit(50);
  await db.deleteFrom('events').where('EventId', 'not in', newest).execute();
}
