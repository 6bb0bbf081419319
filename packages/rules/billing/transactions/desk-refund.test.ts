import { expect, it } from 'vitest';
import { refuseBeyondDesk } from './desk-refund.ts';

const limits = { RefundMost: 5_000 };
const bought = { RefundedAmount: 0, isOnline: false, VisibleInExport: true };
const refund = { Type: 'Refund', Amount: 5_000, VisibleInExport: true } as const;

it.each([
  ['50.00 of a purchase at the desk', refund, bought, undefined],
  ['more than 50.00', { ...refund, Amount: 5_001 }, bought, 'Amount'],
  ['more than 50.00 with what was given back before', { ...refund, Amount: 1 }, { ...bought, RefundedAmount: 5_000 }, 'Amount'],
  ['an online purchase', refund, { ...bought, isOnline: true }, 'LinkedTransactionId'],
  ['no purchase', refund, undefined, 'LinkedTransactionId'],
  ['a purchase in the export, hidden', { ...refund, VisibleInExport: false }, bought, 'VisibleInExport'],
  ['a hidden purchase, hidden', { ...refund, VisibleInExport: false }, { ...bought, VisibleInExport: false }, undefined],
  ['a purchase instead of a refund', { ...refund, Type: 'Purchase', Amount: 100 }, undefined, 'Type'],
] as const)('a refund at the front desk of %s is accepted, or refused at the expected field', (_, input, purchase, field) => {
  expect(refuseBeyondDesk(input, purchase, limits)?.errors?.[0]?.field).toBe(field);
});

it('a refund at the front desk is limited by the setting of the club, and not allowed at 0', () => {
  expect(refuseBeyondDesk({ ...refund, Amount: 5_001 }, bought, { RefundMost: 5_001 })).toBeUndefined();
  expect(refuseBeyondDesk({ ...refund, Amount: 1 }, bought, { RefundMost: 0 })?.errors?.[0]?.field).toBe('Amount');
});
