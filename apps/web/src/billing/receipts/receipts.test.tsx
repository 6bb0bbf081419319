import type { Receipt } from '@clubpulse/contract/billing/receipts/receipts';
import {
  getClubVat,
  getMyReceipt,
  getReceipt,
  mailReceipt,
  printReceipt,
  saveClubVat,
} from '@clubpulse/contract/billing/receipts/receipts.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { createTransaction, listMyTransactions, listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { athlete, deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { booksWith, pageWith, transactionWith } from '../test/money.ts';
import { vatWith } from '../test/vat.ts';

let user: ReturnType<typeof deskUser>;
beforeEach(() => {
  startDay();
  user = deskUser();
});

const line = { ReceiptId: 12, Text: 'PT pack 10', Amount: 16_000 };
const vat = { Code: 'S22', Name: 'Services', Rate: 2_200, Net: 13_115, Vat: 2_885 };
const sold: Receipt = {
  ReceiptId: 12,
  Kind: 'Receipt',
  Year: 2026,
  Number: 3188,
  IssuedAt: '2026-11-19T10:31:00Z',
  Amount: 16_000,
  ClubId: 1,
  TransactionId: 7,
  ClubName: 'Cadenza Navigli',
  LegalName: 'Cadenza Clubs S.r.l.',
  Address: 'Alzaia Naviglio Grande 42',
  VatNumber: 'IT01234560157',
  MemberName: 'Davide Longo',
  Operator: 'Sara Monti',
  Text: 'PT pack 10',
  Method: 'Cash',
  PaymentMode: 'Manual',
  PaidAt: '2026-11-19T10:31:00Z',
  Currency: 'EUR',
  Price: 36_000,
  LeftDue: 20_000,
  Vat: vat,
  Lines: [{ ...line, Vat: vat }],
  Reason: '',
  IsCorrection: false,
  Of: null,
  Referring: [],
  IsCopy: false,
};
const note: Receipt = {
  ...sold,
  ReceiptId: 13,
  Kind: 'CreditNote',
  Number: 41,
  Amount: 1_500,
  Price: null,
  LeftDue: null,
  Vat: { ...vat, Net: 1_230, Vat: 270 },
  Lines: [{ ...line, ReceiptId: 13, Amount: 1_500, Vat: { ...vat, Net: 1_230, Vat: 270 } }],
  Reason: 'The club canceled the class',
  Of: sold,
};

const paperOf = async (name: string) => within(await screen.findByRole('article', { name }));

it('a receipt of a part payment shows price, payment now, rest and VAT', async () => {
  await openDesk('/ClubReceipt/12', [answer(getReceipt, { id: 1, receiptId: 12 }, sold)]);
  const paper = await paperOf('Receipt 2026/3188');
  for (const words of [
    'PT pack 10',
    '€360.00',
    'Paid now',
    'Still to pay',
    '€200.00',
    '131.15',
    '28.85',
    'VAT number IT01234560157',
  ])
    expect(paper.getByText(words)).toBeTruthy();
  expect(paper.getAllByText('€160.00')).toHaveLength(2);
  expect(paper.queryByText('Copy')).toBeNull();
});

it('a credit note names its receipt and the reason, and its amounts are negative', async () => {
  await openDesk('/ClubReceipt/13', [answer(getReceipt, { id: 1, receiptId: 13 }, note)]);
  const paper = await paperOf('Credit note NC 2026/41');
  for (const words of ['To receipt 2026/3188 of 19/11/2026', 'Why: The club canceled the class', '-12.30', '-2.70'])
    expect(paper.getByText(words)).toBeTruthy();
  expect(paper.getAllByText('-€15.00')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Receipt 2026/3188' }).getAttribute('href')).toBe('/ClubReceipt/12');
});

it('a receipt of several goods shows each line, the sum, and the VAT of each code', async () => {
  const drink = { Code: 'B10', Name: 'Drinks', Rate: 1_000, Net: 273, Vat: 27 };
  const lines: Receipt['Lines'] = [
    { ReceiptId: 12, Text: '2 × Water', Amount: 300, Vat: drink },
    { ReceiptId: 14, Text: '1 × Towel', Amount: 500, Vat: { ...vat, Net: 410, Vat: 90 } },
    { ReceiptId: 15, Text: '1 × Bar', Amount: 110, Vat: { ...drink, Net: 100, Vat: 10 } },
  ];
  const whole: Receipt = { ...sold, Price: null, LeftDue: null, Amount: 300, Vat: drink, Lines: lines };
  await openDesk('/ClubReceipt/12', [answer(getReceipt, { id: 1, receiptId: 12 }, whole)]);
  const paper = await paperOf('Receipt 2026/3188');
  for (const words of ['2 × Water', '€3.00', '1 × Towel', '€5.00', '1 × Bar', '3.73', '0.37'])
    expect(paper.getByText(words)).toBeTruthy();
  expect(paper.getAllByText('€9.10')).toHaveLength(2);
  expect(paper.getByText('To Davide Longo').closest('header')).toBeTruthy();
});

it('the first print of a receipt is the original, and the next print is a copy, also on a roll of paper', async () => {
  const prints: (string | null)[] = [];
  vi.stubGlobal('print', () => {
    const paper = screen.getByRole('article');
    prints.push(`${paper.dataset['format']} ${within(paper).queryByText('Copy') ? 'copy' : 'original'}`);
  });
  let printed = false;
  await openDesk('/ClubReceipt/12', [
    answer(getReceipt, { id: 1, receiptId: 12 }, () => ({ ...sold, IsCopy: printed })),
    answer(printReceipt, { id: 1, receiptId: 12 }, () => {
      const result = { IsCopy: printed };
      printed = true;
      return result;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(prints).toEqual(['A4 original']));
  await user.click(screen.getByRole('button', { name: 'Print on an 80 mm roll' }));
  await waitFor(() => expect(prints).toEqual(['A4 original', 'Roll copy']));
});

it('a receipt is mailed to its member, and a message explains that a member without an account gets no mail', async () => {
  let refused = false;
  await openDesk('/ClubReceipt/12', [
    answer(getReceipt, { id: 1, receiptId: 12 }, sold),
    answer(mailReceipt, { id: 1, receiptId: 12 }, () =>
      refused ? refusal(409, 'ReceiptWithoutMember')() : { Email: 'dave@example.com' },
    ),
  ]);
  const mail = await screen.findByRole('button', { name: 'Mail it to the member' });
  await user.click(mail);
  expect(await screen.findByText('Sent to dave@example.com')).toBeTruthy();
  refused = true;
  await user.click(mail);
  expect(await screen.findByText(/no member with an account/)).toBeTruthy();
});

it('a receipt of a payment without a member cannot be mailed', async () => {
  await openDesk('/ClubReceipt/12', [
    answer(getReceipt, { id: 1, receiptId: 12 }, { ...sold, MemberName: null, Vat: null, Lines: [{ ...line, Vat: null }] }),
  ]);
  await paperOf('Receipt 2026/3188');
  expect(screen.queryByRole('button', { name: 'Mail it to the member' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each(['/ClubReceipt/12', '/ClubReceipt/last'])('an unknown receipt is not found (%s)', async (path) => {
  await openDesk(path, [answer(getReceipt, { id: 1, receiptId: 12 }, refusal(404, 'NotFound'))]);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('a member sees the receipt of their own payment as a copy', async () => {
  const paid = transactionWith({ TransactionId: 7, UserId: 11, ReceiptId: 12, ReceiptNumber: '2026/3188' });
  await openDesk(
    '/Receipt/7',
    [
      answer(listMyTransactions, { id: 11 }, pageWith([paid])),
      answer(getMyReceipt, { id: 11, receiptId: 12 }, sold),
      answer(getStore, { id: 11, clubId: 1 }, () => respond(404, {})),
    ],
    athlete,
  );
  expect((await paperOf('Receipt 2026/3188')).getByText('Copy')).toBeTruthy();
});

it('a transaction links to its receipt', async () => {
  const paid = transactionWith({ ReceiptId: 12, ReceiptNumber: '2026/3188' });
  await openDesk('/Transactions', [answer(listTransactions, { id: 1 }, booksWith([paid]))]);
  expect((await screen.findByRole('link', { name: '2026/3188' })).getAttribute('href')).toBe('/ClubReceipt/12');
});

const stored = vatWith({
  Subscriptions: [{ ClassSubscriptionId: 7, Name: 'PT pack 10', VatCode: null }],
  Packages: [{ ClubCreditsPackageId: 3, Name: 'Ten credits', VatCode: null }],
});

it('VAT codes are entered, given to products and saved', async () => {
  let sent: unknown;
  const Codes = [{ Code: 'S22', Name: '', Rate: 2_200, IsDefault: true }];
  const [type] = stored.Subscriptions;
  const saved = { ...stored, VatNumber: 'IT01234560157', Codes, Subscriptions: type ? [{ ...type, VatCode: 'S22' }] : [] };
  await openDesk('/ClubVat', [
    answer(getClubVat, { id: 1 }, () => (sent === undefined ? stored : saved)),
    answer(saveClubVat, { id: 1 }, (body) => {
      sent = body;
      return saved;
    }),
  ]);
  expect(await screen.findByText('Without codes receipts state no VAT.')).toBeTruthy();
  await user.type(screen.getByLabelText('VAT number'), 'IT01234560157');
  await user.click(screen.getByRole('button', { name: 'Add a VAT code' }));
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'S22');
  await user.type(screen.getByLabelText(/Rate, %/), '22');
  await user.click(screen.getByRole('combobox', { name: 'PT pack 10' }));
  await user.click(await screen.findByRole('option', { name: 'S22' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Receipts and VAT saved')).toBeTruthy();
  expect(sent).toEqual({
    ...stored,
    VatNumber: 'IT01234560157',
    Codes,
    Subscriptions: [{ ClassSubscriptionId: 7, VatCode: 'S22' }],
    Packages: [{ ClubCreditsPackageId: 3, VatCode: null }],
  });
});

it('a VAT code without a rate is refused at its field', { tags: ['atLength'] }, async () => {
  await openDesk('/ClubVat', [answer(getClubVat, { id: 1 }, stored)]);
  await user.click(await screen.findByRole('button', { name: 'Add a VAT code' }));
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'S22');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.getByLabelText(/Rate, %/).getAttribute('aria-invalid')).toBe('true'));
});

it('a sale by hand names a VAT code in a club with several', { tags: ['atLength'] }, async () => {
  let sent: unknown;
  const code = { Name: '', Rate: 2_200, IsDefault: false };
  await openDesk('/Transactions?add=', [
    answer(
      getClubVat,
      { id: 1 },
      vatWith({
        Codes: [
          { ...code, Code: 'S22', IsDefault: true },
          { ...code, Code: 'B04', Name: 'Books' },
        ],
      }),
    ),
    answer(createTransaction, { id: 1 }, (body) => {
      sent = body;
      return transactionWith();
    }),
  ]);
  await user.type(await screen.findByLabelText(/Amount/), '12');
  await user.click(await screen.findByRole('combobox', { name: 'VAT code' }));
  await user.click(await screen.findByRole('option', { name: 'B04, Books' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add transaction' }));
  await waitFor(() => expect(sent).toMatchObject({ Amount: 1_200, VatCode: 'B04' }));
});
