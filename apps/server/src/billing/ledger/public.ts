export { balanceOf, creditsMovedBy } from './ledger.store.ts';
export { type Movement, move } from './ledger.ts';
export { type MemberOfClub, moveCredits } from './member-credits.ts';
