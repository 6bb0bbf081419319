import * as calls from '@clubpulse/contract/billing/goods/goods.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { GoodsService } from './goods.service.ts';

export function goodsRoutes(route: Routes, goods: GoodsService): void {
  route(calls.listArticles, ({ params, query }) => goods.list(params.id, query));
  route(calls.createArticle, ({ params, body, caller }) => goods.create(params.id, body, caller.UserId));
  route(calls.updateArticle, ({ params, body, caller }) => goods.update(params.id, params.articleId, body, caller.UserId));
  route(calls.sellGoods, ({ params, body, caller, key }) => goods.sell(params.id, body, caller.UserId, key));
}
