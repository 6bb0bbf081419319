export { accountOf, hasPayment } from './online-payments.facts.ts';
export type { Account, Settlement } from './settlement.service.ts';
