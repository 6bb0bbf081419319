import { FAMILY_MAX } from '@clubpulse/contract/members/families/families';
import { expect, it } from 'vitest';
import { refuseAgreeing, refuseAsking } from './families.ts';

const payer = { isPaidFor: false, count: 0 };
const member = { isPaidFor: false, paysForOthers: false };

it('a payer may invite members up to the maximum, unless another user pays for them', () => {
  expect(refuseAsking({ ...payer, count: FAMILY_MAX - 1 })).toBeUndefined();
  expect(refuseAsking({ ...payer, count: FAMILY_MAX })).toMatchObject({ refused: 'FamilyFull', values: { max: FAMILY_MAX } });
  expect(refuseAsking({ ...payer, isPaidFor: true })?.refused).toBe('FamilyChain');
});

it.each([
  [payer, member, undefined],
  [payer, { ...member, isPaidFor: true }, 'AlreadyInFamily'],
  [payer, { ...member, paysForOthers: true }, 'FamilyChain'],
  [{ ...payer, isPaidFor: true }, member, 'FamilyChain'],
  [{ ...payer, count: FAMILY_MAX }, member, 'FamilyFull'],
] as const)('payer %j may pay for member %j unless refused: %s', (one, other, refused) => {
  expect(refuseAgreeing(one, other)?.refused).toBe(refused);
});
