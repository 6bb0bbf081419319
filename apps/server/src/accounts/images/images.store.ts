import type { ImageKind } from '@clubpulse/contract/accounts/images';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface KeptImage {
  readonly ImageId: string;
  readonly Kind: ImageKind;
  readonly Ending: 'jpg' | 'png';
}

/** Holds a picture until then, whoever kept the same before; waits for who just forgets it. */
export async function holdImage(db: Queryable, image: KeptImage & { FileName: string; HeldUntil: Date }): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) =>
      conflict.column('ImageId').doUpdateSet({ HeldUntil: sql`greatest(images."HeldUntil", excluded."HeldUntil")` }),
    )
    .execute();
}

/** Who kept it, for whom alone it is: a club, or null: the platform. */
export async function addKeeper(trx: Queryable, ImageId: string, ClubId: ClubId | null): Promise<void> {
  await trx
    .insertInto('image_keepers')
    .values({ ImageId, ClubId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of these, those of the kind that the platform or the club kept. */
export const keptBy = (
  db: Queryable,
  kind: ImageKind,
  imageIds: readonly string[],
  clubId: ClubId | null,
): Promise<KeptImage[]> =>
  db
    .selectFrom('images')
    .select(['ImageId', 'Kind', 'Ending'])
    .where('Kind', '=', kind)
    .where('ImageId', 'in', imageIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('image_keepers as keeper')
          .select('keeper.ImageId')
          .whereRef('keeper.ImageId', '=', 'images.ImageId')
          .where(({ eb, or }) => or([eb('keeper.ClubId', 'is', null), eb('keeper.ClubId', '=', clubId)])),
      ),
    )
    .execute();

/** Those that nobody holds any longer, in no order but a steady one: whoever goes through them goes on behind the last. */
export const noLongerHeld = (db: Queryable, now: Date, after: string, most: number): Promise<KeptImage[]> =>
  db
    .selectFrom('images')
    .select(['ImageId', 'Kind', 'Ending'])
    .where('HeldUntil', '<', now)
    .where('ImageId', '>', after)
    .orderBy('ImageId')
    .limit(most)
    .execute();

/** False where somebody holds it again, or it is gone. */
export async function deleteImage(trx: Queryable, imageId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('images')
    .where('ImageId', '=', imageId)
    .where('HeldUntil', '<', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
