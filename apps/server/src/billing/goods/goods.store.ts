import type { Article, ArticleFields, ArticleId } from '@clubpulse/contract/billing/goods/goods';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { everyWord, foldedSql, searchTerms } from '../../platform/database/text-search.ts';

interface Stored extends ArticleFields {
  readonly Currency: string;
}

function found(db: Queryable, clubId: ClubId, text?: string) {
  const ofClub = db.selectFrom('articles').where('ClubId', '=', clubId);
  return text ? ofClub.where(everyWord(searchTerms(text), foldedSql('Name'))) : ofClub;
}

export const articlesOf = (
  db: Queryable,
  clubId: ClubId,
  text: string | undefined,
  { start, length }: { readonly start: number; readonly length: number },
): Promise<Article[]> =>
  found(db, clubId, text)
    .selectAll()
    .orderBy('IsOnSale', 'desc')
    .orderBy(({ fn }) => fn('lower', ['Name']))
    .orderBy('ArticleId')
    .limit(length)
    .offset(start)
    .execute();

export async function countArticles(db: Queryable, clubId: ClubId, text?: string): Promise<number> {
  const { count } = await found(db, clubId, text)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const lockArticle = (trx: Queryable, clubId: ClubId, articleId: ArticleId): Promise<Article | undefined> =>
  trx
    .selectFrom('articles')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('ArticleId', '=', articleId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const lockArticles = (trx: Queryable, clubId: ClubId, articleIds: readonly ArticleId[]): Promise<Article[]> =>
  trx
    .selectFrom('articles')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('ArticleId', '=', sql<number>`any(${articleIds}::bigint[])`)
    .orderBy('ArticleId')
    .forNoKeyUpdate()
    .execute();

/** Fails with `articles_name` on a used name. */
export const insertArticle = (trx: Queryable, clubId: ClubId, fields: Stored): Promise<Article> =>
  trx
    .insertInto('articles')
    .values({ ClubId: clubId, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateArticle = (trx: Queryable, articleId: ArticleId, fields: Stored): Promise<Article> =>
  trx
    .updateTable('articles')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ArticleId', '=', articleId)
    .returningAll()
    .executeTakeFirstOrThrow();
