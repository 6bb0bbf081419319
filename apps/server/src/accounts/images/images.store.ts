import type { ImageKind } from '@clubpulse/contract/accounts/images';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.generated.ts';

export interface StoredImage {
  readonly ImageId: string;
  readonly Kind: ImageKind;
  readonly Ending: 'jpg' | 'png';
}

export type Keeper =
  | { readonly UserId: UserId }
  | { readonly BrandId: BrandId }
  | { readonly ClubId: ClubId }
  | Readonly<Record<string, never>>;

const rowOf = (keeper: Keeper) => ({ UserId: null, BrandId: null, ClubId: null, ...keeper });

function isFor({ eb, and }: ExpressionBuilder<DB, 'image_keepers'>, keeper: Keeper) {
  const { UserId, BrandId, ClubId } = rowOf(keeper);
  return and([
    eb('image_keepers.UserId', 'is not distinct from', UserId),
    eb('image_keepers.BrandId', 'is not distinct from', BrandId),
    eb('image_keepers.ClubId', 'is not distinct from', ClubId),
  ]);
}

/** Waits for a transaction that is deleting the image. */
export async function holdImage(db: Queryable, image: StoredImage & { FileName: string; HeldUntil: Date }): Promise<void> {
  await db
    .insertInto('images')
    .values(image)
    .onConflict((conflict) =>
      conflict.column('ImageId').doUpdateSet({ HeldUntil: sql`greatest(images."HeldUntil", excluded."HeldUntil")` }),
    )
    .execute();
}

export async function lockKeeper(trx: Queryable, keeper: Keeper): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('images'), hashtext(${JSON.stringify(rowOf(keeper))}))`.execute(trx);
}

export async function countOtherImages(trx: Queryable, imageId: string, keeper: Keeper): Promise<number> {
  const { stored } = await trx
    .selectFrom('image_keepers')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where((row) => isFor(row, keeper))
    .where('ImageId', '!=', imageId)
    .executeTakeFirstOrThrow();
  return stored;
}

export async function addKeeper(trx: Queryable, ImageId: string, keeper: Keeper): Promise<void> {
  await trx
    .insertInto('image_keepers')
    .values({ ImageId, ...rowOf(keeper) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function expireImages(trx: Queryable, kind: ImageKind, keeper: Keeper, now: Date): Promise<void> {
  await trx
    .deleteFrom('image_keepers')
    .where((row) => isFor(row, keeper))
    .where('ImageId', 'in', ({ selectFrom }) =>
      selectFrom('images').select('images.ImageId').where('Kind', '=', kind).where('HeldUntil', '<', now),
    )
    .execute();
}

export const imagesStoredBy = (
  db: Queryable,
  kinds: readonly ImageKind[],
  imageIds: readonly string[],
  clubId: ClubId | null,
): Promise<StoredImage[]> =>
  db
    .selectFrom('images')
    .select(['ImageId', 'Kind', 'Ending'])
    .where('Kind', 'in', kinds)
    .where('ImageId', 'in', imageIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('image_keepers')
          .select('image_keepers.ImageId')
          .whereRef('image_keepers.ImageId', '=', 'images.ImageId')
          .where((row) => row.or([isFor(row, {}), isFor(row, clubId === null ? {} : { ClubId: clubId })])),
      ),
    )
    .execute();

export const expiredImages = (db: Queryable, now: Date, after: string, most: number): Promise<StoredImage[]> =>
  db
    .selectFrom('images')
    .select(['ImageId', 'Kind', 'Ending'])
    .where('HeldUntil', '<', now)
    .where('ImageId', '>', after)
    .orderBy('ImageId')
    .limit(most)
    .execute();

/** False when the image has been reserved again or no longer exists. */
export async function deleteImage(trx: Queryable, imageId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('images')
    .where('ImageId', '=', imageId)
    .where('HeldUntil', '<', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
