import type { Queryable } from '../../platform/database/database.ts';

export interface LinkedFile {
  readonly Name: string;
  readonly FileName: string;
  readonly Type: string;
}

/** Names bytes before they are written: what is cut off in between is found and forgotten. */
export async function holdContent(db: Queryable, Name: string, HeldUntil: Date): Promise<void> {
  await db.insertInto('file_contents').values({ Name, HeldUntil }).execute();
}

/** Names that nobody holds any longer and no file has. */
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

export async function insertLink(
  db: Queryable,
  link: { readonly TokenHash: string; readonly FileId: number; readonly ExpiresAt: Date },
): Promise<void> {
  await db.insertInto('file_links').values(link).execute();
}

/** The file behind a link that still holds. */
export const fileOfLink = (db: Queryable, tokenHash: string, now: Date): Promise<LinkedFile | undefined> =>
  db
    .selectFrom('file_links as link')
    .innerJoin('files as f', 'f.FileId', 'link.FileId')
    .select(['f.Name', 'f.FileName', 'f.Type'])
    .where('link.TokenHash', '=', tokenHash)
    .where('link.ExpiresAt', '>', now)
    .executeTakeFirst();

export async function deleteLapsedLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('file_links').where('ExpiresAt', '<=', now).execute();
}
