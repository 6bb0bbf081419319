export { createSubscriptionTypes } from './subscription-types.service.ts';
export { lockType, trialsOf, typeOf, typesOfClub } from './subscription-types.store.ts';
export { presentType } from './type-presenter.ts';
