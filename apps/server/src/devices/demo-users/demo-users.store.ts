import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DemoAthleteId, DemoUser } from '@clubpulse/contract/devices/demo-users/demo-users';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { DemoUsers } from '../../platform/database/schema.generated.ts';
import { listOf } from '../../platform/database/statements.ts';

type Row = Selectable<DemoUsers> & { readonly StrapOfMember: boolean };
export type Fields = Omit<Insertable<DemoUsers>, 'DemoAthleteId' | 'CreatedAt'>;

const demoUserOfRow = ({ CreatedAt, ...row }: Row): DemoUser => ({ ...row, CreatedAt: CreatedAt.toISOString() });

const ofMember = (clubId: unknown, hardwareId: unknown) => sql<boolean>`exists (
  select from sensors join user_roles on user_roles."UserId" = sensors."UserId"
  where sensors."HardwareId" = ${hardwareId} and user_roles."ClubId" = ${clubId})`;

const found = (db: Queryable) =>
  db
    .selectFrom('demo_users')
    .selectAll('demo_users')
    .select(ofMember(sql.ref('demo_users.ClubId'), sql.ref('demo_users.HardwareId')).as('StrapOfMember'));

export const demoUsersOf = async (db: Queryable, clubId: ClubId): Promise<DemoUser[]> =>
  (
    await found(db)
      .where('ClubId', '=', clubId)
      .orderBy(({ fn }) => fn('lower', ['Name']))
      .orderBy('DemoAthleteId')
      .execute()
  ).map(demoUserOfRow);

export const demoUserOf = async (db: Queryable, id: DemoAthleteId): Promise<DemoUser | undefined> => {
  const row = await found(db).where('DemoAthleteId', '=', id).executeTakeFirst();
  return row && demoUserOfRow(row);
};

export const shownIn = async (db: Queryable, clubIds: readonly number[]): Promise<DemoUser[]> =>
  (
    await found(db)
      .where('ClubId', '=', sql<number>`any(${listOf(clubIds)}::bigint[])`)
      .where('IsOn', '=', true)
      .orderBy('DemoAthleteId')
      .execute()
  )
    .map(demoUserOfRow)
    .filter(({ StrapOfMember }) => !StrapOfMember);

export const isStrapOfMember = async (db: Queryable, clubId: ClubId, hardwareId: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select ${ofMember(clubId, hardwareId)} as "is"`.execute(db);
  return rows[0]?.is ?? false;
};

export async function countLocked(trx: Queryable, clubId: ClubId): Promise<number> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('demo_users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Fails with the constraint `demo_users_strap` if another demo user of the club has this strap. */
export const insertDemoUser = async (db: Queryable, fields: Fields): Promise<DemoAthleteId> =>
  (await db.insertInto('demo_users').values(fields).returning('DemoAthleteId').executeTakeFirstOrThrow()).DemoAthleteId;

export const updateDemoUser = async (db: Queryable, id: DemoAthleteId, fields: Omit<Fields, 'ClubId'>): Promise<boolean> =>
  (await db.updateTable('demo_users').set(fields).where('DemoAthleteId', '=', id).executeTakeFirst()).numUpdatedRows > 0n;

export const deleteDemoUser = (db: Queryable, id: DemoAthleteId): Promise<Selectable<DemoUsers> | undefined> =>
  db.deleteFrom('demo_users').where('DemoAthleteId', '=', id).returningAll().executeTakeFirst();
