import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { articleFieldsSchema, articleSchema, articleUpdateSchema, goodsSaleSchema, soldGoodsSchema } from './goods.ts';

const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), articleId: idParamOf<'Article'>() });

export const listArticles = call({
  id: 'goods.list',
  method: 'GET',
  path: '/clubs/{id}/goods',
  summary: 'Returns the articles of a club by name, those on sale first.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(articleSchema),
  shows: ['billing/goods'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
});
export const createArticle = call({
  id: 'goods.create',
  method: 'POST',
  path: '/clubs/{id}/goods',
  summary: 'Adds an article with its price in the club’s currency. Articles on sale have different names.',
  params: idParams,
  body: articleFieldsSchema,
  result: articleSchema,
  changes: ['billing/goods'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['ArticleNameExists'],
});
export const updateArticle = call({
  id: 'goods.update',
  method: 'PUT',
  path: '/clubs/{id}/goods/{articleId}',
  summary: 'Changes an article, or takes it off sale; recorded sales are unchanged. RowVersion guards against stale writes.',
  params: one,
  body: articleUpdateSchema,
  result: articleSchema,
  changes: ['billing/goods'],
  access: inClub('params.id', managers),
  errors: ['ArticleNameExists', 'StaleRowVersion'],
});
export const sellGoods = call({
  id: 'goods.sell',
  method: 'POST',
  path: '/clubs/{id}/goods/sales',
  summary:
    'Sells goods at the desk, with a member or without: records a payment for each line, and issues one receipt with all lines.',
  params: idParams,
  body: goodsSaleSchema,
  result: soldGoodsSchema,
  changes: ['billing/transactions'],
  access: inClub('params.id', [...managers, 'FrontDesk']),
  errors: ['ArticleNotOnSale', 'ArticlePriceChanged'],
  idempotent: true,
});
