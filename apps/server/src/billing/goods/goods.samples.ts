import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly article: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const { ArticleId: article } = await db
      .insertInto('articles')
      .values({ ClubId, Name: 'Water', Price: 150, Currency: 'EUR', IsOnSale: true })
      .returning('ArticleId')
      .executeTakeFirstOrThrow();
    return { article };
  },
  calls({ club, article }) {
    const ofClub = { params: { id: club } };
    const one = { params: { id: club, articleId: article } };
    const bar = { Name: 'Protein bar', Price: 250, IsOnSale: true };
    const water = { Name: 'Still water', Price: 150, IsOnSale: true };
    return {
      'goods.list': { ...ofClub, answer: { recordsTotal: 2, data: [bar, { ArticleId: article }] } },
      'goods.create': { ...ofClub, body: bar, answer: { ...bar, Currency: 'EUR' } },
      'goods.update': { ...one, body: { ...water, RowVersion: 0 }, answer: { ArticleId: article, ...water, RowVersion: 1 } },
      'goods.sell': {
        ...ofClub,
        body: { Lines: [{ ArticleId: article, Quantity: 2, Price: 150 }], Method: 'Cash' },
        answer: { Amount: 300, Description: '2 × Still water' },
      },
    };
  },
};
