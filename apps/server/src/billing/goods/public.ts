export { createGoods } from './goods.service.ts';
