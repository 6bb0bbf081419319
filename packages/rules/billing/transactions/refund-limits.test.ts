import { expect, it } from 'vitest';
import { refundProblems, refuseMoreThanPaid } from './refund-limits.ts';

const favour = { Type: 'Refund', LinkedTransactionId: null, UserId: 5, Note: 'Broken locker' } as const;

it.each([
  ['with a member and a reason', {}, []],
  ['of a purchase', { LinkedTransactionId: 7, UserId: null, Note: '' }, []],
  ['that is a purchase', { Type: 'Purchase' as const, UserId: null, Note: '' }, []],
  ['without a member', { UserId: null }, ['UserId']],
  ['without a reason', { Note: '  ' }, ['Note']],
  ['with neither', { UserId: null, Note: '' }, ['UserId', 'Note']],
])('a refund %s is checked for missing fields', (_name, changed, fields) =>
  expect(refundProblems({ ...favour, ...changed }).map(({ field }) => field)).toEqual(fields),
);

it.each([
  [900, 900, undefined],
  [900, 901, 900],
  [-100, 1, 0],
])('a refund is refused only if it exceeds the remaining sum: with %i left, %i', (left, amount, expected) =>
  expect(refuseMoreThanPaid(left, amount, 'EUR')?.errors?.[0]?.values?.['AmountLeft']).toBe(expected),
);
