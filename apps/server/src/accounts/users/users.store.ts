import type { User, UserId, UserPatch, UserUpdate, ZoneChoice, ZoneSettings } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import { handedToUser } from '@clubpulse/rules/accounts/security/handed';
import type { BodySince } from '@clubpulse/rules/accounts/users/body-history';
import { limitsOnDay } from '@clubpulse/rules/accounts/users/own-zones';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Users as UsersTable } from '../../platform/database/schema.generated.ts';
import { listOf, prepared } from '../../platform/database/statements.ts';
import { endHanded } from '../../platform/identity/handed/handed.store.ts';

export interface UserRow extends Selectable<UsersTable> {
  /** If empty, the zones are computed from the age. */
  readonly ZoneHistory: ZoneSettings[];
  readonly BodyHistory: BodySince[];
}

const zoneHistory = sql<ZoneSettings[]>`coalesce(
  (select json_agg(to_jsonb(zones) - 'UserId') from zone_settings zones where zones."UserId" = users."UserId"), '[]')`.as(
  'ZoneHistory',
);
const bodyHistory = sql<BodySince[]>`coalesce(
  (select json_agg(to_jsonb(body) - 'UserId') from body_history body where body."UserId" = users."UserId"), '[]')`.as(
  'BodyHistory',
);
const histories = [zoneHistory, bodyHistory] as const;

export const rowOf = (db: Queryable, userId: UserId): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().select(histories).where('UserId', '=', userId).executeTakeFirst();

export const rowsOf = async (db: Queryable, userIds: readonly number[]): Promise<UserRow[]> =>
  userIds.length === 0
    ? []
    : db
        .selectFrom('users')
        .selectAll()
        .select(histories)
        .where('UserId', '=', sql<number>`any(${listOf(userIds)}::bigint[])`)
        .execute();

export interface PersonOfClub
  extends Pick<User, 'UserId' | 'Nickname' | 'FirstMidName' | 'LastName' | 'HideOnWall' | 'BirthDate'> {
  readonly ClubId: number;
  readonly ZoneSettings: ZoneSettings | null;
}

const peopleOf = prepared<{ clubIds: string }, PersonOfClub>(
  (place) => sql`
    select "ClubId", "UserId", "Nickname", "FirstMidName", "LastName", "HideOnWall", "BirthDate",
      case when zones."UserId" is not null then to_jsonb(zones) - 'UserId' end as "ZoneSettings"
    from (select distinct "ClubId", "UserId" from user_roles where "ClubId" = any(${place('clubIds')}::bigint[])) held
    join users using ("UserId")
    left join (select distinct on ("UserId") * from zone_settings order by "UserId", "Since" desc) zones using ("UserId")`,
);
export const peopleOfClubs = (db: Queryable, clubIds: readonly number[]): Promise<PersonOfClub[]> =>
  peopleOf(db, { clubIds: listOf(clubIds) });

export const rowOfEmail = (db: Queryable, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .select(histories)
    .where(({ fn }) => fn<string>('lower', ['Email']), '=', email.toLowerCase())
    .executeTakeFirst();

export async function userIdOfIdentity(db: Queryable, issuer: string, subject: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('UserId')
    .where('Issuer', '=', issuer)
    .where('Subject', '=', subject)
    .executeTakeFirst();
  return row?.UserId;
}

/** Finds the user even if the identity was stored under an earlier URL. */
export async function userIdOfOwnAccount(db: Queryable, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('UserId')
    .where('Subject', '=', accountId)
    .where('Issuer', 'like', '%/oidc')
    .executeTakeFirst();
  return row?.UserId;
}

export async function insertIdentity(db: Queryable, issuer: string, subject: string, userId: UserId): Promise<void> {
  await db
    .insertInto('user_identities')
    .values({ Issuer: issuer, Subject: subject, UserId: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewUser {
  readonly Email: string;
  readonly Nickname: string;
  readonly FirstMidName?: string;
  readonly LastName?: string;
  readonly Language: Language;
  readonly FirstDayOfWeek: User['FirstDayOfWeek'];
  readonly DateFormat?: User['DateFormat'];
  readonly TimeFormat?: User['TimeFormat'];
  readonly UnitSystem?: User['UnitSystem'];
  readonly TimeZone?: User['TimeZone'];
  readonly IsAdmin?: boolean;
  readonly EmailConfirmed: boolean;
}

export async function isUnconfirmed(db: Queryable, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom('users').select('EmailConfirmed').where('UserId', '=', userId).executeTakeFirst();
  return row?.EmailConfirmed === false;
}

export async function confirmEmail(db: Queryable, userId: UserId, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ EmailConfirmed: true })
    .where('UserId', '=', userId)
    .where(({ fn }) => fn<string>('lower', ['Email']), '=', email)
    .where('EmailConfirmed', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endHanded(db, { subject: handedToUser(userId) });
  return true;
}

/** Frees the e-mail address for another user who confirms it. The replacement cannot belong to any account. */
export async function releaseEmail(db: Queryable, userId: UserId): Promise<void> {
  await db
    .updateTable('users')
    .set({ Email: `unconfirmed-${userId}@clubpulse.invalid` })
    .where('UserId', '=', userId)
    .where('EmailConfirmed', '=', false)
    .execute();
}

export async function setEmail(db: Queryable, userId: UserId, email: string): Promise<void> {
  await db.updateTable('users').set({ Email: email, EmailConfirmed: true }).where('UserId', '=', userId).execute();
  await endHanded(db, { subject: handedToUser(userId) });
}

/** Fails with `users_email` or `users_nickname`. */
export const insertUser = (db: Queryable, user: NewUser): Promise<UserRow> =>
  db.insertInto('users').values(user).returningAll().returning(histories).executeTakeFirstOrThrow();

export async function lockNicknames(trx: Queryable, wanted: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('nicknames'), hashtext(lower(${wanted})))`.execute(trx);
}

export const invitedName = (db: Queryable, email: string): Promise<Pick<UserRow, 'FirstMidName' | 'LastName'> | undefined> =>
  db
    .selectFrom('invitations')
    .select(['FirstMidName', 'LastName'])
    .where(({ fn }) => fn<string>('lower', ['Email']), '=', email.toLowerCase())
    .where('Kind', '=', 'Email')
    .where('Active', '=', true)
    .where('AcceptedAt', 'is', null)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .where('FirstMidName', '<>', '')
    .orderBy('CreatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function takenNicknames(db: Queryable, stem: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select('Nickname')
    .where(({ fn }) => fn<string>('lower', ['Nickname']), 'like', `${stem.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
    .execute();
  return new Set(rows.map((row) => row.Nickname.toLowerCase()));
}

export type ProfileUpdate = UserUpdate & Pick<UserPatch, 'TargetZoneLowPrc' | 'TargetZoneHighPrc'>;

async function keepingBody<T>(trx: Queryable, userId: UserId, write: () => Promise<T>): Promise<T> {
  const before = await trx
    .selectFrom('users')
    .select(['Gender', 'Height', 'Weight', 'FTP'])
    .where('UserId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const written = await write();
  if (before) {
    const { Gender, Height, Weight, FTP } = before;
    await sql`
      with body as (
        select "UserId", "Gender", "Height", "Weight", "FTP" from users where "UserId" = ${userId} and
          ("Gender", "Height", "Weight", "FTP") is distinct from (${Gender}::text, ${Height}::float8, ${Weight}::float8, ${FTP}::integer)
      ), was as (
        insert into body_history ("UserId", "Since", "Gender", "Height", "Weight", "FTP")
        select "UserId", date '0001-01-01', ${Gender}::text, ${Height}::float8, ${Weight}::float8, ${FTP}::integer from body on conflict do nothing
      )
      insert into body_history ("UserId", "Since", "Gender", "Height", "Weight", "FTP")
      select "UserId", (now() at time zone 'UTC')::date, "Gender", "Height", "Weight", "FTP" from body
      on conflict ("UserId", "Since") do update set
        "Gender" = excluded."Gender", "Height" = excluded."Height", "Weight" = excluded."Weight", "FTP" = excluded."FTP"`.execute(
      trx,
    );
  }
  return written;
}

export const updateUser = (trx: Queryable, userId: UserId, update: ProfileUpdate): Promise<UserRow | undefined> => {
  const { RowVersion, NotificationSettings, ...fields } = update;
  return keepingBody(trx, userId, () =>
    trx
      .updateTable('users')
      .set(({ eb }) => ({
        ...fields,
        ...(NotificationSettings ? { NotificationSettings: JSON.stringify(NotificationSettings) } : {}),
        RowVersion: eb('RowVersion', '+', 1),
      }))
      .where('UserId', '=', userId)
      .where('RowVersion', '=', RowVersion)
      .returningAll()
      .returning(histories)
      .executeTakeFirst(),
  );
};

export type KnownProfile = Pick<
  User,
  'FirstMidName' | 'LastName' | 'BirthDate' | 'Gender' | 'Phone' | 'Address1' | 'PostalCode' | 'City'
>;

export async function fillProfile(trx: Queryable, userId: UserId, known: KnownProfile): Promise<void> {
  await keepingBody(trx, userId, () =>
    trx
      .updateTable('users')
      .set(({ eb, fn, val }) => ({
        FirstMidName: fn.coalesce(fn<string | null>('nullif', ['FirstMidName', val('')]), val(known.FirstMidName)),
        LastName: fn.coalesce(fn<string | null>('nullif', ['LastName', val('')]), val(known.LastName)),
        BirthDate: fn.coalesce('BirthDate', val(known.BirthDate)),
        Gender: fn.coalesce('Gender', val(known.Gender)),
        Phone: fn.coalesce('Phone', val(known.Phone)),
        Address1: fn.coalesce('Address1', val(known.Address1)),
        PostalCode: fn.coalesce('PostalCode', val(known.PostalCode)),
        City: fn.coalesce('City', val(known.City)),
        RowVersion: eb('RowVersion', '+', 1),
      }))
      .where('UserId', '=', userId)
      .execute(),
  );
}

export const writeKnown = (trx: Queryable, userId: UserId, known: Partial<KnownProfile>): Promise<UserRow | undefined> =>
  keepingBody(trx, userId, () =>
    trx
      .updateTable('users')
      .set(({ eb }) => ({ ...known, RowVersion: eb('RowVersion', '+', 1) }))
      .where('UserId', '=', userId)
      .returningAll()
      .returning(histories)
      .executeTakeFirst(),
  );

export async function updatePicture(trx: Queryable, userId: UserId, PictureUri: string | null): Promise<void> {
  await trx.updateTable('users').set({ PictureUri }).where('UserId', '=', userId).execute();
}

export async function shownByUsers(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('users').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}

/** RowVersion does not change, because the user may be editing the profile. */
export async function updateNotificationSettings(
  db: Queryable,
  userId: UserId,
  settings: Readonly<Record<string, boolean>>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ NotificationSettings: JSON.stringify(settings) })
    .where('UserId', '=', userId)
    .execute();
}

export async function subjectsOf(db: Queryable, userId: UserId): Promise<string[]> {
  const rows = await db.selectFrom('user_identities').select('Subject').where('UserId', '=', userId).execute();
  return rows.map(({ Subject }) => Subject);
}

export async function holdUser(trx: Queryable, userId: UserId): Promise<void> {
  await trx.selectFrom('users').select('UserId').where('UserId', '=', userId).forUpdate().execute();
}

const heldPeople = prepared<{ userIds: string }, { UserId: number }>(
  (place) => sql`
    select "UserId" from users where "UserId" = any(${place('userIds')}::bigint[]) order by "UserId" for key share`,
);
/**
 * Must be the first lock of a transaction that writes user data without a foreign key. The deletion of a user takes the same
 * lock.
 */
export const holdPeople = async (trx: Queryable, userIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await heldPeople(trx, { userIds: listOf([...new Set(userIds)]) })).map(({ UserId }) => UserId));

export async function deleteUser(db: Queryable, userId: UserId): Promise<void> {
  await endHanded(db, { subject: handedToUser(userId), madeBy: userId });
  await db.deleteFrom('users').where('UserId', '=', userId).execute();
}

export const writeZones = async (db: Queryable, UserId: UserId, Since: string, choice: ZoneChoice): Promise<void> => {
  await db
    .insertInto('zone_settings')
    .values({ UserId, Since, ...choice })
    .onConflict((conflict) => conflict.columns(['UserId', 'Since']).doUpdateSet(choice))
    .execute();
};

export function userOf(row: UserRow, today: string): User {
  const [zone0, zone1, zone2, zone3, zone4, zone5] = limitsOnDay(row.ZoneHistory, row.BirthDate, today);
  const { IsAdmin: _admin, IsEditor: _editor, CreatedAt: _created, ZoneHistory: _zones, BodyHistory: _body, ...fields } = row;
  return {
    ...fields,
    CustomTargetZone: row.TargetZoneLowPrc !== 65 || row.TargetZoneHighPrc !== 85,
    MaxHeartRate: zone5,
    Zone0Bpm: zone0,
    Zone1Bpm: zone1,
    Zone2Bpm: zone2,
    Zone3Bpm: zone3,
    Zone4Bpm: zone4,
    Zone5Bpm: zone5,
  };
}
