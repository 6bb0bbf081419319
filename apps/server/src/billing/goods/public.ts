export { createGoods, type GoodsService } from './goods.service.ts';
export { lockArticles } from './goods.store.ts';
