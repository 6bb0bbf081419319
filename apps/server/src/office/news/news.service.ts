import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { News, WrittenNews } from '@clubpulse/contract/office/news';
import type { Language } from '@clubpulse/contract/scalars';
import { isNewNews } from '@clubpulse/rules/office/news/news';
import type { Database } from '../../platform/database/database.ts';
import * as store from './news.store.ts';

export type NewsService = ReturnType<typeof createNewsService>;
type Texts = WrittenNews['Texts'];

export function createNewsService({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) {
  async function written(newsId: number): Promise<WrittenNews | Refusal> {
    const news = await store.newsOf(db, newsId);
    return news === undefined ? refuse('NotFound') : { ...news, PublishedAt: news.PublishedAt.toISOString() };
  }

  return {
    written,

    async list(reader: number, language: Language | undefined): Promise<News[]> {
      const at = now();
      const found = await store.newestFor(db, reader, language);
      return found.map(({ PublishedAt, ...news }) => ({
        ...news,
        PublishedAt: PublishedAt.toISOString(),
        New: isNewNews(PublishedAt, at),
      }));
    },

    async publish(texts: Texts): Promise<WrittenNews | Refusal> {
      return written(await db.transaction().execute((trx) => store.insertNews(trx, now(), texts)));
    },

    async correct(newsId: number, rowVersion: number, texts: Texts): Promise<WrittenNews | Refusal> {
      const done = await db.transaction().execute((trx) => store.replaceTexts(trx, newsId, rowVersion, texts));
      if (done === undefined) return refuse('NotFound');
      return done ? written(newsId) : refuse('StaleRowVersion');
    },

    takeBack: async (newsId: number): Promise<Refusal | undefined> =>
      (await store.deleteNews(db, newsId)) ? undefined : refuse('NotFound'),
  };
}
