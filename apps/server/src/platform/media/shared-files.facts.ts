import { imageShapes } from '@clubpulse/contract/accounts/images';
import type { Queryable } from '../database/database.ts';

export interface StoredName {
  readonly room: 'media' | 'files';
  readonly name: string;
}

export async function newestNames(db: Queryable): Promise<StoredName[]> {
  const file = await db.selectFrom('files').select('Name').orderBy('FileId', 'desc').limit(1).executeTakeFirst();
  const image = await db
    .selectFrom('images')
    .select(['ImageId', 'Kind', 'Ending'])
    .orderBy('HeldUntil', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [
    ...(file ? [{ room: 'files' as const, name: file.Name }] : []),
    ...(image ? [{ room: 'media' as const, name: `${image.ImageId}-${imageShapes[image.Kind].width}.${image.Ending}` }] : []),
  ];
}
