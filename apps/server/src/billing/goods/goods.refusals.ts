import { createArticle, sellGoods } from '@clubpulse/contract/billing/goods/goods.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, tokens } }) => {
  const token = tokens.managerA;
  const towel = { Name: 'Towel', Price: 500, IsOnSale: true };
  const added = async (fields: typeof towel) =>
    (await server.call(createArticle, { params: { id: clubA }, body: fields, token })).result.ArticleId;
  const onSale = await added(towel);
  const offSale = await added({ ...towel, Name: 'Old towel', IsOnSale: false });
  const sale = (articleId: number, Price: number) => ({
    params: { id: clubA },
    body: { Lines: [{ ArticleId: articleId, Quantity: 1, Price }], Method: 'Cash' as const },
    token,
  });
  return {
    ArticleNameExists: provoke(server, createArticle, { params: { id: clubA }, body: { ...towel, Name: 'TOWEL' }, token }, [
      'Name',
    ]),
    ArticleNotOnSale: provoke(server, sellGoods, sale(offSale, 500)),
    ArticlePriceChanged: provoke(server, sellGoods, sale(onSale, 400)),
  };
};
