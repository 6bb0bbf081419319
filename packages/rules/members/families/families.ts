import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { FAMILY_MAX } from '@clubpulse/contract/members/families/families';

export interface PayerFacts {
  readonly isPaidFor: boolean;
  readonly count: number;
}

export interface MemberFacts {
  readonly isPaidFor: boolean;
  readonly paysForOthers: boolean;
}

export function refuseAsking(payer: PayerFacts): Refusal | undefined {
  if (payer.isPaidFor) return refuse('FamilyChain');
  return payer.count >= FAMILY_MAX ? refuse('FamilyFull', { values: { max: FAMILY_MAX } }) : undefined;
}

export function refuseAgreeing(payer: PayerFacts, member: MemberFacts): Refusal | undefined {
  if (member.isPaidFor) return refuse('AlreadyInFamily');
  if (member.paysForOthers) return refuse('FamilyChain');
  return refuseAsking(payer);
}
