export { insertBrand } from './brands.store.ts';
