import type { ClubVat, ClubVatInput } from '@clubpulse/contract/billing/receipts/receipts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function vatOf(db: Queryable, clubId: ClubId): Promise<ClubVat> {
  const club = await db
    .selectFrom('club_vat')
    .select(['LegalName', 'Address', 'VatNumber'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  return {
    ...(club ?? { LegalName: '', Address: '', VatNumber: '' }),
    Codes: await db
      .selectFrom('vat_codes')
      .select(['Code', 'Name', 'Rate', 'IsDefault'])
      .where('ClubId', '=', clubId)
      .orderBy('Code')
      .execute(),
    Subscriptions: await db
      .selectFrom('class_subscriptions as type')
      .leftJoin('vat_subscriptions as coded', 'coded.ClassSubscriptionId', 'type.ClassSubscriptionId')
      .select(['type.ClassSubscriptionId', 'type.Name', 'coded.VatCode'])
      .where('type.ClubId', '=', clubId)
      .where('type.DeletedAt', 'is', null)
      .orderBy('type.Name')
      .orderBy('type.ClassSubscriptionId')
      .execute(),
    Packages: await db
      .selectFrom('credits_packages as package')
      .leftJoin('vat_packages as coded', 'coded.ClubCreditsPackageId', 'package.ClubCreditsPackageId')
      .select(['package.ClubCreditsPackageId', 'package.Name', 'coded.VatCode'])
      .where('package.ClubId', '=', clubId)
      .where('package.DeletedAt', 'is', null)
      .orderBy('package.Name')
      .orderBy('package.ClubCreditsPackageId')
      .execute(),
    Articles: await db
      .selectFrom('articles as article')
      .leftJoin('vat_articles as coded', 'coded.ArticleId', 'article.ArticleId')
      .select(['article.ArticleId', 'article.Name', 'coded.VatCode'])
      .where('article.ClubId', '=', clubId)
      .where('article.IsOnSale', '=', true)
      .orderBy('article.Name')
      .orderBy('article.ArticleId')
      .execute(),
  };
}

export async function lockVat(trx: Queryable, clubId: ClubId): Promise<void> {
  await trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', clubId).forNoKeyUpdate().execute();
}

export async function saveVat(trx: Queryable, ClubId: ClubId, input: ClubVatInput): Promise<void> {
  const { LegalName, Address, VatNumber, Codes } = input;
  const club = { LegalName, Address, VatNumber };
  await trx
    .insertInto('club_vat')
    .values({ ClubId, ...club })
    .onConflict((found) => found.column('ClubId').doUpdateSet(club))
    .execute();
  const remaining = Codes.map(({ Code }) => Code);
  // A deleted code is also removed from its products.
  await trx
    .deleteFrom('vat_codes')
    .where('ClubId', '=', ClubId)
    .where('Code', '<>', sql<string>`all(${remaining}::text[])`)
    .execute();
  await trx.updateTable('vat_codes').set({ IsDefault: false }).where('ClubId', '=', ClubId).execute();
  for (const { Code, ...code } of Codes)
    await trx
      .insertInto('vat_codes')
      .values({ ClubId, Code, ...code })
      .onConflict((found) => found.columns(['ClubId', 'Code']).doUpdateSet(code))
      .execute();
  await saveProducts(trx, ClubId, input);
}

async function saveProducts(
  trx: Queryable,
  ClubId: ClubId,
  { Subscriptions, Packages, Articles }: Pick<ClubVatInput, 'Subscriptions' | 'Packages' | 'Articles'>,
): Promise<void> {
  for (const { ClassSubscriptionId, VatCode } of Subscriptions) {
    await trx.deleteFrom('vat_subscriptions').where('ClassSubscriptionId', '=', ClassSubscriptionId).execute();
    if (VatCode !== null) await trx.insertInto('vat_subscriptions').values({ ClubId, ClassSubscriptionId, VatCode }).execute();
  }
  for (const { ClubCreditsPackageId, VatCode } of Packages) {
    await trx.deleteFrom('vat_packages').where('ClubCreditsPackageId', '=', ClubCreditsPackageId).execute();
    if (VatCode !== null) await trx.insertInto('vat_packages').values({ ClubId, ClubCreditsPackageId, VatCode }).execute();
  }
  for (const { ArticleId, VatCode } of Articles) {
    await trx.deleteFrom('vat_articles').where('ArticleId', '=', ArticleId).execute();
    if (VatCode !== null) await trx.insertInto('vat_articles').values({ ClubId, ArticleId, VatCode }).execute();
  }
}

export async function vatCodesOfArticles(db: Queryable, articleIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('vat_articles')
    .select(['ArticleId', 'VatCode'])
    .where('ArticleId', '=', sql<number>`any(${articleIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ ArticleId, VatCode }) => [ArticleId, VatCode]));
}

export async function hasVatCode(db: Queryable, clubId: ClubId, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('vat_codes')
    .select('Code')
    .where('ClubId', '=', clubId)
    .where('Code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}
