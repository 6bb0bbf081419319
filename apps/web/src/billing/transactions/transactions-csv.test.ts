import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormats, settingsOf } from '../../platform/formats.ts';
import { showLanguage, startPhrases, translate } from '../../platform/phrases.ts';
import { reportedWith } from '../test/money.ts';
import { daysOf } from './filter.ts';
import { transactionsCsv } from './transactions-csv.ts';
import { exportName } from './use-export.ts';

beforeAll(() => startPhrases('en'));
const linesOf = (text: string) => text.split('\r\n');
const rows = [
  reportedWith({ Description: 'Pack, "small"', Amount: 123_450 }),
  reportedWith({
    Type: 'Refund',
    Amount: 900,
    Method: 'WireTransfer',
    Description: '=1+1',
    Note: '-x',
    UserId: null,
    Nickname: null,
    FirstMidName: null,
    LastName: null,
    Operator: null,
  }),
];

describe('the export of transactions', () => {
  it('separates by commas in English, and quotes values that contain a comma', () => {
    const [head, first, second] = linesOf(
      transactionsCsv(rows, translate, makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' })),
    );
    expect(head).toBe(
      '\uFEFFDate,Type,Member,Description,Method,Amount,Currency,Platform fee,Recorded by,Note,Stripe fee,Payout,In the bank',
    );
    expect(first).toBe(
      '"11/18/2026, 10:00 AM",Purchase,Davide Longo,"Pack, ""small""",Cash,1234.50,EUR,0.00,sara.monti@example.com,,,,',
    );
    // A spreadsheet must not evaluate values as formulas.
    expect(second).toBe(`"11/18/2026, 10:00 AM",Refund,,'=1+1,Wire transfer,-9.00,EUR,0.00,,'-x,,,`);
  });

  it('states that the bank took the refund of a lost dispute', () => {
    const lost = reportedWith({ Type: 'Refund', PaymentMode: 'Online', RefundState: 'Disputed' });
    const [, line] = linesOf(transactionsCsv([lost], translate, makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' })));
    expect(line).toContain(',Refund: Taken by the bank after a lost dispute,Davide Longo,');
  });

  it.each([';=1+1', ', =1+1', '\t@x', 'a\n+1', '＝1+1', '－1', ';＠x'])(
    'writes no formula for the value %j with any separator',
    (Description) => {
      const file = transactionsCsv(
        [reportedWith({ Description })],
        translate,
        makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' }),
      );
      expect(file).toContain("'");
      for (const cell of file.split(/[;,\t\r\n"]/)) expect(cell.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
    },
  );

  it('contains the returned fee of a refund as a negative amount', () => {
    const online = { PaymentMode: 'Online', PlatformFee: 59 } as const;
    const file = transactionsCsv(
      [reportedWith(online), reportedWith({ ...online, Type: 'Refund' })],
      translate,
      makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' }),
    );
    const fees = linesOf(file).map((line) => line.match(/EUR,([^,]*),/)?.[1]);
    expect(fees.slice(1, 3)).toEqual(['0.59', '-0.59']);
  });

  it('ends with the fee of the provider and the payout, and leaves unknown values empty', () => {
    const online = {
      PaymentMode: 'Online',
      PlatformFee: 59,
      ProviderFee: 114,
      ExtPayoutId: 'po_1',
      PaidOutOn: '2026-11-22',
    } as const;
    const file = transactionsCsv(
      [reportedWith(online), reportedWith({ ...online, Type: 'Refund', ProviderFee: null, ExtPayoutId: null, PaidOutOn: null })],
      translate,
      makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' }),
    );
    const ends = linesOf(file).map((line) => line.split('sara.monti@example.com,')[1]);
    expect(ends.slice(1, 3)).toEqual([',1.14,po_1,11/22/2026', ',,,']);
  });

  it('separates by semicolons in Italian, because numbers have commas', async () => {
    await showLanguage('it', { remember: false });
    const [, first] = linesOf(transactionsCsv(rows, translate, makeFormats({ ...settingsOf('it'), TimeZone: 'UTC' })));
    expect(first).toContain(';1234,50;EUR;');
    expect(first).toContain('18/11/2026, 10:00;');
    await showLanguage('en', { remember: false });
  });

  it('has a file name with its filter', () => {
    const filter = { ...daysOf('thisMonth', '2026-11-20'), method: 'Cash', type: 'Refund', user: 5, q: '' } as const;
    expect(exportName('Cadenza Città', filter, { file: 'Transactions', user: 'Davide Longo' })).toBe(
      'transactions_cadenza-citta_2026-11-01_2026-11-30_refund_cash_davide-longo.csv',
    );
    const plain = { ...filter, method: null, type: null, user: null, q: '' };
    expect(exportName('Cadenza', plain, { file: 'Transactions', user: null })).toBe(
      'transactions_cadenza_2026-11-01_2026-11-30.csv',
    );
  });
});
