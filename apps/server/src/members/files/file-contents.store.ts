import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface LinkedFile {
  readonly Name: string;
  readonly FileName: string;
  readonly Type: string;
}

/** Inserts the row before the bytes are stored, so that the bytes of an interrupted upload can be deleted. */
export async function holdContent(db: Queryable, Name: string, HeldUntil: Date): Promise<void> {
  await db.insertInto('file_contents').values({ Name, HeldUntil }).execute();
}

export async function lapsedContents(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file_contents as c')
    .select('c.Name')
    .where('c.HeldUntil', '<', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files as f').select('f.FileId').whereRef('f.Name', '=', 'c.Name'))),
    )
    .limit(most)
    .execute();
  return rows.map(({ Name }) => Name);
}

export async function deleteContent(trx: Queryable, name: string): Promise<void> {
  await trx.deleteFrom('file_contents').where('Name', '=', name).execute();
}

export interface Reader {
  readonly ReaderId: number;
  readonly ClubId: number | null;
}

export async function insertLink(
  db: Queryable,
  link: Reader & { readonly TokenHash: string; readonly FileId: number; readonly ExpiresAt: Date },
): Promise<void> {
  await db.insertInto('file_links').values(link).execute();
}

/**
 * A member may read their own files and files shared with them. Staff may read files of the club or shared with it. An
 * administrator may not read health papers.
 */
export async function fileOfLink(db: Queryable, tokenHash: string, now: Date): Promise<LinkedFile | undefined> {
  const { rows } = await sql<LinkedFile>`
    select f."Name", f."FileName", f."Type"
    from file_links link
    join files f using ("FileId")
    join users reader on reader."UserId" = link."ReaderId"
    left join clubs club on club."ClubId" = link."ClubId"
    where link."TokenHash" = ${tokenHash} and link."ExpiresAt" > ${now} and case
      when link."ClubId" is null then f."UserId" = link."ReaderId" and f."Shared"
      else link."ClubId" in (f."ClubId", f."ShownToClubId")
        and (reader."IsAdmin" and f."Kind" <> 'Health' or exists (
          select from user_roles role where role."UserId" = link."ReaderId" and (
            role."ClubId" = club."ClubId" and role."Role" in ('Manager', 'Trainer')
            or role."BrandId" = club."BrandId" and role."Role" = 'Owner'))) end`.execute(db);
  return rows[0];
}

export async function deleteLapsedLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('file_links').where('ExpiresAt', '<=', now).execute();
}
