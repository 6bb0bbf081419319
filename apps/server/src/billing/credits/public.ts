export { createCredits } from './credits.service.ts';
export { createOrders, type Orders } from './orders.service.ts';
export { createCreditsPackages } from './packages.service.ts';
export { packageOf } from './packages.store.ts';
export { emitFulfilled, sellCredits, sellSubscription } from './sales.service.ts';
export { createShop, offersOf } from './shop.service.ts';
