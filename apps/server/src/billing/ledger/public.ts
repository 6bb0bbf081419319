export { balanceOf } from './ledger.store.ts';
export { type Movement, move } from './ledger.ts';
