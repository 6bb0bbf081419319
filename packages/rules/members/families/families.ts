import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { FAMILY_MAX } from '@clubpulse/contract/members/families/families';

/** How somebody stands in a club who is to pay. */
export interface PayerFacts {
  /** Somebody pays for her. */
  readonly isPaidFor: boolean;
  /** People she pays for, those who have not answered yet among them. */
  readonly count: number;
}

/** How somebody stands in a club who is to be paid for. */
export interface MemberFacts {
  readonly isPaidFor: boolean;
  readonly paysForOthers: boolean;
}

/** What keeps her from asking one more person. */
export function refuseAsking(payer: PayerFacts): Refusal | undefined {
  if (payer.isPaidFor) return refuse('FamilyChain');
  return payer.count >= FAMILY_MAX ? refuse('FamilyFull', { values: { max: FAMILY_MAX } }) : undefined;
}

/** What keeps the member from agreeing; the invitation she agrees to is not counted among the payer's. */
export function refuseAgreeing(payer: PayerFacts, member: MemberFacts): Refusal | undefined {
  if (member.isPaidFor) return refuse('AlreadyInFamily');
  // A chain of payers ends nowhere: who pays for others pays for herself.
  if (member.paysForOthers) return refuse('FamilyChain');
  return refuseAsking(payer);
}
