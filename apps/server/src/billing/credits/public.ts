export { createCredits } from './credits.service.ts';
export { createOrders } from './orders.service.ts';
export { createCreditsPackages, presentPackage } from './packages.service.ts';
export { packagesOf } from './packages.store.ts';
