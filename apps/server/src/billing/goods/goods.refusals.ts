import { createArticle, sellGoods } from '@clubpulse/contract/billing/goods/goods.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { clubA, tokens } }) => {
  const token = tokens.managerA;
  const towel = { Name: 'Towel', Price: 500, IsOnSale: true };
  const added = async (fields: typeof towel) =>
    (await house.call(createArticle, { params: { id: clubA }, body: fields, token })).result.ArticleId;
  const onSale = await added(towel);
  const offSale = await added({ ...towel, Name: 'Old towel', IsOnSale: false });
  const sale = (articleId: number, Price: number) => ({
    params: { id: clubA },
    body: { Lines: [{ ArticleId: articleId, Quantity: 1, Price }], Method: 'Cash' as const },
    token,
  });
  return {
    ArticleNameExists: provoke(house, createArticle, { params: { id: clubA }, body: { ...towel, Name: 'TOWEL' }, token }, [
      'Name',
    ]),
    ArticleNotOnSale: provoke(house, sellGoods, sale(offSale, 500)),
    ArticlePriceChanged: provoke(house, sellGoods, sale(onSale, 400)),
  };
};
