export { createShop } from './shop.service.ts';
