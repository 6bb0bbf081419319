import { FAMILY_MAX } from '@clubpulse/contract/members/families/families';
import { expect, it } from 'vitest';
import { refuseAgreeing, refuseAsking } from './families.ts';

const payer = { isPaidFor: false, count: 0 };
const member = { isPaidFor: false, paysForOthers: false };

it('a payer may invite members up to the maximum, but not while another member pays for the payer', () => {
  expect(refuseAsking({ ...payer, count: FAMILY_MAX - 1 })).toBeUndefined();
  expect(refuseAsking({ ...payer, count: FAMILY_MAX })).toMatchObject({ refused: 'FamilyFull', values: { max: FAMILY_MAX } });
  expect(refuseAsking({ ...payer, isPaidFor: true })?.refused).toBe('FamilyChain');
});

it.each([
  ['a payer may pay for a member without a payer', payer, member, undefined],
  ['a payer may not pay for a member who has a payer', payer, { ...member, isPaidFor: true }, 'AlreadyInFamily'],
  ['a payer may not pay for a member who pays for others', payer, { ...member, paysForOthers: true }, 'FamilyChain'],
  ['a payer may not have a payer', { ...payer, isPaidFor: true }, member, 'FamilyChain'],
  ['a payer may not pay for more than the maximum', { ...payer, count: FAMILY_MAX }, member, 'FamilyFull'],
] as const)('%s', (_, one, other, refused) => {
  expect(refuseAgreeing(one, other)?.refused).toBe(refused);
});
