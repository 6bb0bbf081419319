import { languages } from '@clubpulse/contract/scalars';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly news: number;
  }
}

const inAll = (Title: string, Text: string) => Object.fromEntries(languages.map((language) => [language, { Title, Text }]));

export const samples: Samples = {
  async rows(db) {
    const known = await db.selectFrom('news').select('NewsId as news').limit(1).executeTakeFirst();
    if (known) return known;
    const { NewsId: news } = await db
      .insertInto('news')
      .values({ PublishedAt: new Date() })
      .returning('NewsId')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('news_texts')
      .values(languages.map((Language) => ({ NewsId: news, Language, Title: 'Passkeys', Text: 'Sign in without a password.' })))
      .execute();
    return { news };
  },
  calls: ({ news }) => ({
    'news.list': { answer: expect.arrayContaining([expect.objectContaining({ NewsId: news, New: true })]) },
    'news.get': { params: { id: news }, answer: { NewsId: news } },
    'news.create': { body: { Texts: inAll('Rooms', 'A wall for each.') }, answer: { Texts: inAll('Rooms', 'A wall for each.') } },
    'news.update': {
      params: { id: news },
      body: { RowVersion: 777, Texts: inAll('Keys', 'Others.') },
      answer: { ErrorType: 'StaleRowVersion' },
    },
    'news.delete': { params: { id: news } },
  }),
  removing: ['news.delete'],
};
