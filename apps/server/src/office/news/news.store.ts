import type { NewsText } from '@clubpulse/contract/office/news';
import { NEWS_SHOWN } from '@clubpulse/contract/office/news';
import { type Language, languages } from '@clubpulse/contract/scalars';
import type { Queryable } from '../../platform/database/database.ts';

type Texts = Readonly<Record<Language, NewsText>>;

export const newestFor = (db: Queryable, reader: number, language: Language | undefined) =>
  db
    .selectFrom('news')
    .innerJoin('news_texts as words', 'words.NewsId', 'news.NewsId')
    .innerJoin('users as reader', (join) => join.on('reader.UserId', '=', reader))
    .where(({ eb, ref }) => eb('words.Language', '=', language ?? ref('reader.Language')))
    .select(['news.NewsId', 'news.PublishedAt', 'words.Title', 'words.Text'])
    .orderBy('news.PublishedAt', 'desc')
    .orderBy('news.NewsId', 'desc')
    .limit(NEWS_SHOWN)
    .execute();

export async function newsOf(db: Queryable, newsId: number) {
  const news = await db.selectFrom('news').selectAll().where('NewsId', '=', newsId).executeTakeFirst();
  if (news === undefined) return undefined;
  const words = await db.selectFrom('news_texts').select(['Language', 'Title', 'Text']).where('NewsId', '=', newsId).execute();
  return {
    ...news,
    Texts: Object.fromEntries(words.map(({ Language, ...text }) => [Language, text])) as Record<Language, NewsText>,
  };
}

export async function insertNews(trx: Queryable, PublishedAt: Date, texts: Texts): Promise<number> {
  const { NewsId } = await trx.insertInto('news').values({ PublishedAt }).returning('NewsId').executeTakeFirstOrThrow();
  await trx.insertInto('news_texts').values(rowsOf(NewsId, texts)).execute();
  return NewsId;
}

/** False when the texts have changed; undefined when the news does not exist. */
export async function replaceTexts(
  trx: Queryable,
  newsId: number,
  rowVersion: number,
  texts: Texts,
): Promise<boolean | undefined> {
  const news = await trx.selectFrom('news').select('RowVersion').where('NewsId', '=', newsId).forUpdate().executeTakeFirst();
  if (news === undefined) return undefined;
  if (news.RowVersion !== rowVersion) return false;
  await trx
    .updateTable('news')
    .set({ RowVersion: rowVersion + 1 })
    .where('NewsId', '=', newsId)
    .execute();
  await trx.deleteFrom('news_texts').where('NewsId', '=', newsId).execute();
  await trx.insertInto('news_texts').values(rowsOf(newsId, texts)).execute();
  return true;
}

export async function deleteNews(db: Queryable, newsId: number): Promise<boolean> {
  const result = await db.deleteFrom('news').where('NewsId', '=', newsId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const rowsOf = (NewsId: number, texts: Texts) => languages.map((Language) => ({ NewsId, Language, ...texts[Language] }));
