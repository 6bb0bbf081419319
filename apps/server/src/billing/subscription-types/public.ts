export { presentType } from './subscription-types.present.ts';
export { createSubscriptionTypes } from './subscription-types.service.ts';
export { lockType, trialsOf, typeOf, typesOfClub } from './subscription-types.store.ts';
