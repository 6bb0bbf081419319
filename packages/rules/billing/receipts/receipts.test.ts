import { isRefusal } from '@clubpulse/contract/errors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { receiptNumber } from './receipt-number.ts';
import { type Creditable, creditedNet, netOf, sumsByCode } from './vat.ts';

it('a net amount is the price without its VAT, rounded to the minor unit', () => {
  expect([netOf(5_900, 2_200), netOf(16_000, 2_200), netOf(1_200, 400), netOf(500, 0)]).toEqual([4_836, 13_115, 1_154, 500]);
  expect([netOf(1_100, 1_000), netOf(10_005, 500)]).toEqual([1_000, 9_529]);
  expect([netOf(3, 10_000), netOf(1, 10_000)]).toEqual([2, 1]);
});

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 });

it('a net amount is between zero and the price, and differs from the exact net amount by half a minor unit at most', () => {
  fc.assert(
    fc.property(amount, rate, (gross, percent) => {
      const net = netOf(gross, percent);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(net).toBeLessThanOrEqual(gross);
      const off = BigInt(net) * BigInt(10_000 + percent) - BigInt(gross) * 10_000n;
      expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(10_000 + percent));
    }),
  );
});

const receiptOf = (Amount: number, Rate: number): Creditable => ({
  Amount,
  Left: Amount,
  LeftNet: netOf(Amount, Rate),
  Rate,
  Currency: 'EUR',
});

it('credit notes never exceed the amount of the receipt, and when they reach it they have its whole net amount and VAT', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(parts, rate, (amounts, percent) => {
      const total = amounts.reduce((sum, one) => sum + one, 0);
      let receipt = receiptOf(total, percent);
      let returned = 0;
      for (const one of amounts) {
        const net = creditedNet(receipt, one);
        if (isRefusal(net) || net === null) throw new Error('A part of the receipt was refused.');
        expect(net).toBeGreaterThanOrEqual(0);
        expect(net).toBeLessThanOrEqual(one);
        receipt = { ...receipt, Left: receipt.Left - one, LeftNet: (receipt.LeftNet ?? 0) - net };
        returned += net;
        expect(receipt.LeftNet).toBeLessThanOrEqual(receipt.Left);
      }
      expect([returned, receipt.LeftNet]).toEqual([netOf(total, percent), 0]);
      expect(isRefusal(creditedNet(receipt, 1))).toBe(true);
    }),
  );
});

it('credit notes can have the whole amount of the receipt also when earlier credit notes were canceled', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 9 }),
      rate,
      fc.nat(),
      (amounts, percent, at) => {
        const total = amounts.reduce((sum, one) => sum + one, 0);
        let receipt = receiptOf(total, percent);
        const credit = (one: number) => {
          const net = creditedNet(receipt, one);
          if (isRefusal(net) || net === null) throw new Error('A part of the receipt was refused.');
          receipt = { ...receipt, Left: receipt.Left - one, LeftNet: (receipt.LeftNet ?? 0) - net };
          return { one, net };
        };
        const notes = amounts.slice(1).map(credit);
        const canceled = notes[at % notes.length] ?? { one: 0, net: 0 };
        receipt = { ...receipt, Left: receipt.Left + canceled.one, LeftNet: (receipt.LeftNet ?? 0) + canceled.net };
        credit(receipt.Left);
        expect([receipt.Left, receipt.LeftNet]).toEqual([0, 0]);
      },
    ),
  );
});

it('a credit note above the rest of the receipt is refused, and the refusal names the rest', () => {
  const refused = creditedNet({ ...receiptOf(5_900, 2_200), Left: 900, LeftNet: 738 }, 901);
  expect(refused).toMatchObject({ errors: [{ field: 'Amount', values: { AmountLeft: 900 } }] });
});

it('a receipt without VAT is credited without VAT', () => {
  expect(creditedNet({ ...receiptOf(5_900, 0), Rate: null, LeftNet: null }, 900)).toBeNull();
});

it('VAT is summed by code, and net and VAT add up to the amounts', () => {
  const line = fc.record({ Amount: amount, Code: fc.constantFrom('S22', 'B04', null), Rate: fc.constantFrom(400, 2_200) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const rows = lines.map(({ Amount, Code, Rate }) => {
        const Net = netOf(Amount, Rate);
        return { Amount, Vat: Code === null ? null : { Code, Name: '', Rate, Net, Vat: Amount - Net } };
      });
      const sums = sumsByCode(rows);
      for (const { Net, Vat, Gross } of sums) expect(Net + Vat).toBe(Gross);
      const coded = rows.reduce((sum, { Amount, Vat }) => (Vat === null ? sum : sum + Amount), 0);
      expect(sums.reduce((sum, { Gross }) => sum + Gross, 0)).toBe(coded);
    }),
  );
});

it('credit notes are numbered in a series of their own', () => {
  expect(receiptNumber({ Kind: 'Receipt', Year: 2026, Number: 3188 })).toBe('2026/3188');
  expect(receiptNumber({ Kind: 'CreditNote', Year: 2026, Number: 41 })).toBe('NC 2026/41');
});
