import type { CloseInput } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { expect, it } from 'vitest';
import { closeDay } from './close-day.ts';
import { deskLines } from './desk-lines.ts';

const lines = deskLines({
  Float: 15_000,
  recorded: [
    { Method: 'Cash', Type: 'Purchase', Amount: 37_600 },
    { Method: 'Cash', Type: 'Refund', Amount: 1_500 },
    { Method: 'Debit', Type: 'Purchase', Amount: 38_600 },
    { Method: 'WireTransfer', Type: 'Purchase', Amount: 9_900 },
  ],
  moves: [
    { Kind: 'Out', Amount: 20_000 },
    { Kind: 'In', Amount: 300 },
  ],
  corrections: [{ FromMethod: 'Cash', ToMethod: 'Debit', Amount: 300 }],
});
const counted = (Method: 'Cash' | 'Debit' | 'Credit', Expected: number, Counted = Expected) => ({
  Method,
  Expected,
  Counted,
  Kind: null,
  Reason: '',
});
const input = (Counted: CloseInput['Counted'], FloatLeft = 15_000): CloseInput => ({ Counted, FloatLeft });

it('the expected amount of each payment method is its opening amount plus sales, moves and corrections, minus refunds', () => {
  expect(lines.map(({ Method, Expected }) => [Method, Expected])).toEqual([
    ['Cash', 31_100],
    ['Debit', 38_900],
    ['Credit', 0],
    ['BankDebit', 0],
    ['WireTransfer', 9_900],
    ['Other', 0],
  ]);
});

it('a close of the cash desk states the counted amount, and moves to the safe the cash that does not stay in the drawer', () => {
  const closed = closeDay(lines, input([counted('Cash', 31_100), counted('Debit', 38_900), counted('Credit', 0)]));
  expect(closed).toMatchObject({
    ToSafe: 16_100,
    Lines: [{ Counted: 31_100 }, { Counted: 38_900 }, { Counted: 0 }, { Counted: null }, { Counted: null }, { Counted: null }],
  });
});

it('a close of the cash desk drops the reason that was given for a payment method without a difference', () => {
  const cash = { ...counted('Cash', 31_100), Kind: 'Unknown' as const, Reason: 'typed before counting again' };
  const closed = closeDay(lines, input([cash, counted('Debit', 38_900), counted('Credit', 0)]));
  expect(closed).toMatchObject({ Lines: [{ Kind: null, Reason: '' }, {}, {}, {}, {}, {}] });
});

it('a close of the cash desk that names one payment method twice is refused', () => {
  const refused = closeDay(lines, input([counted('Cash', 31_100), counted('Cash', 31_100), counted('Debit', 38_900)]));
  expect(refused).toMatchObject({ refused: 'ValidationFailed', errors: [{ field: 'Counted' }] });
});
