import { listDeskSales } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import type { DeskSale } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import { listMostSold, sellAtDesk } from '@clubpulse/contract/billing/desk-sales/desk-sales.calls';
import { listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { listArticles } from '@clubpulse/contract/billing/goods/goods.calls';
import { mailReceipt } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { noRoles, selfWith } from '../../test/world.ts';
import { davide, deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { heldWith, pageWith, transactionWith, typeWith } from '../test/money.ts';

let user: ReturnType<typeof deskUser>;
beforeEach(() => {
  startDay();
  user = deskUser();
});

const water = { ArticleId: 7, ClubId: 1, Name: 'Water', Price: 150, Currency: 'EUR', IsOnSale: true, RowVersion: 3 };
const ten = {
  ClubCreditsPackageId: 4,
  ClubId: 1,
  Name: 'Pack of 10',
  Credits: 10,
  Price: 5_000,
  Currency: 'EUR',
  PaymentAccountType: 'Manual',
  Purchasable: true,
  RowVersion: 0,
} as const;
const due = heldWith({
  UserSubscriptionId: 31,
  SubscriptionName: 'Yoga',
  AmountDue: 2_500,
  Owed: 4_000,
  ExtSubscriptionId: null,
});
const bea = { UserId: 6, Nickname: 'bea', FirstMidName: 'Bea', LastName: 'Longo', PictureUri: null };
const ofBea = { ...due, UserSubscriptionId: 32, UserId: 6, SubscriptionName: 'Swim', AmountDue: 2_000, Owed: 0 };
const sold = {
  Amount: 300,
  Currency: 'EUR',
  Transactions: [transactionWith({ Amount: 300, ReceiptId: 90, ReceiptNumber: '2026/41' })],
};
const desk = (onSell: (body: DeskSale) => typeof sold = () => sold) => [
  answer(listArticles, { id: 1 }, pageWith([water])),
  answer(listCreditsPackages, { id: 1 }, [ten]),
  answer(listSubscriptionTypes, { id: 1 }, [typeWith({ ClassSubscriptionId: 3, Name: 'Open monthly', Price: 5_900, Plans: [] })]),
  answer(listClubUsers, { id: 1 }, pageWith([{ ...davide, Roles: ['Athlete' as const], ClientStage: 'client' as const }])),
  answer(listClubUserSubscriptions, { id: 1, userId: 5 }, [due]),
  answer(listClubUserSubscriptions, { id: 1, userId: 6 }, [ofBea]),
  answer(listMemberFamilyDebts, { id: 1, userId: 5 }, [
    {
      ClubId: 1,
      ClubName: 'Navigli',
      Member: bea,
      UserSubscriptionId: 32,
      SubscriptionName: 'Swim',
      Currency: 'EUR',
      Owed: 2_000,
    },
  ]),
  answer(sellAtDesk, { id: 1 }, (body) => onSell(body as DeskSale)),
];
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
async function choose() {
  await user.click(await screen.findByRole('combobox', { name: /Who buys or pays/ }));
  await user.click(await screen.findByRole('option', { name: /Dave|Davide/ }));
}

it('a visitor buys goods for cash, and the ticket shows the change', async () => {
  let body: DeskSale | undefined;
  await openDesk(
    '/CashDesk',
    desk((sent) => ((body = sent), { ...sold, Transactions: sold.Transactions.map((one) => ({ ...one, UserId: null })) })),
  );
  expect((await screen.findByRole('button', { name: /Open monthly/ })).hasAttribute('disabled')).toBe(true);
  await press(/^Water/);
  await press(/^Water/);
  await user.type(screen.getByLabelText('Cash given'), '5');
  expect(screen.getByText('Change: €2.00')).toBeTruthy();
  await press('Take €3.00');
  expect(await screen.findByRole('link', { name: 'Receipt 2026/41' })).toBeTruthy();
  expect(screen.getByText('Change: €2.00')).toBeTruthy();
  expect(screen.getByText('Method').nextSibling?.textContent).toBe('Cash');
  expect(document.activeElement?.textContent).toBe('New sale');
  expect(screen.getByRole('button', { name: 'Print on an 80 mm roll' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mail it to the member' })).toBeNull();
  expect(body).toEqual({
    UserId: null,
    Method: 'Cash',
    Lines: [{ Type: 'Goods', ArticleId: 7, Quantity: 2, Price: 150 }],
  });
  await press('New sale');
  expect(await screen.findByText('Add what the person buys or pays.')).toBeTruthy();
});

it('the tiles begin with what the club sold most, and are added with their keys', async () => {
  const most = [
    { Type: 'Goods', Id: 7, SubscriptionPlanId: null, Sold: 9 },
    { Type: 'Plan', Id: 3, SubscriptionPlanId: null, Sold: 2 },
  ] as const;
  await openDesk('/CashDesk', [...desk(), answer(listMostSold, { id: 1 }, [...most])]);
  await screen.findByRole('button', { name: /^Water/ });
  const tiles = within(screen.getByRole('region', { name: 'Items on sale' })).getAllByRole('button');
  expect(tiles.map((tile) => tile.querySelector('b')?.textContent).filter(Boolean)).toEqual([
    'Water',
    'Open monthly',
    'Pack of 10',
  ]);
  await user.keyboard('{F2}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Who buys or pays/ })));
  await user.keyboard('1');
  expect(screen.queryByLabelText('Quantity, Water')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('211');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity, Water').value).toBe('2');
  await press('One less: Water');
  expect(await screen.findByRole('button', { name: 'Take €1.50' })).toBeTruthy();
});

it('a member buys a subscription and credits, and pays a part of an open amount and one of the family', async () => {
  let body: DeskSale | undefined;
  await openDesk(
    '/CashDesk',
    desk((sent) => ((body = sent), sold)),
  );
  await choose();
  await press('Add Yoga to the ticket');
  await press('Add Swim to the ticket');
  await press(/^Open monthly/);
  await press(/^Pack of 10/);
  const part = screen.getByLabelText('Paid now, Yoga');
  await user.clear(part);
  await user.type(part, '10');
  expect(screen.getByText('€30.00 left to pay')).toBeTruthy();
  await press('Take €139.00');
  await screen.findByRole('link', { name: 'Receipt 2026/41' });
  expect(body?.UserId).toBe(5);
  expect(body?.Lines).toMatchObject([
    { Type: 'Due', UserSubscriptionId: 31, Amount: 1_000, Seen: { AmountDue: 2_500 } },
    { Type: 'Due', UserSubscriptionId: 32, Amount: 2_000 },
    { Type: 'Plan', ClassSubscriptionId: 3, Besides: [], Price: 5_900 },
    { Type: 'Credits', ClubCreditsPackageId: 4, Price: 5_000 },
  ]);
});

it('the receipt is mailed to the member, and remains in reach when the mail is refused', async () => {
  let isDown = true;
  const mail = answer(mailReceipt, { id: 1, receiptId: 90 }, () =>
    isDown ? refusal(409, 'ReceiptWithoutMember')() : { Email: 'dave@example.com' },
  );
  await openDesk('/CashDesk', [...desk(), mail]);
  const sellByMail = async () => {
    await choose();
    await press(/^Water/);
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    await press('Take €1.50');
  };
  await sellByMail();
  expect(await screen.findByText(/no member with an account/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Receipt 2026/41' }).getAttribute('href')).toContain('ClubReceipt/90');
  isDown = false;
  await press('New sale');
  await sellByMail();
  expect(await screen.findByText('Sent to dave@example.com')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mail it to the member' })).toBeTruthy();
});

it('a refused line shows the reason, and can be removed', async () => {
  const wrong = { name: 'Water', amount: '1.80 EUR', Price: 180, Currency: 'EUR' };
  const errors = [{ field: 'Lines.0', key: 'error.ArticlePriceChanged', values: wrong }];
  const refused = refusal(409, 'ArticlePriceChanged', { values: wrong, errors });
  await openDesk('/CashDesk', [...desk(), answer(sellAtDesk, { id: 1 }, refused)]);
  await press(/^Water/);
  await press('Take €1.50');
  const ticket = within(screen.getByRole('form', { name: 'Ticket' }));
  expect((await ticket.findByRole('alert')).textContent).toContain('Water costs €1.80 now');
  await press('Remove Water from the ticket');
  expect(ticket.getByText('Add what the person buys or pays.')).toBeTruthy();
});

it('the front desk sees before a refund the most that it may give back of a sale', async () => {
  const sale = transactionWith({ TransactionId: 2, Amount: 9_000, RefundedAmount: 1_000, Description: 'Open monthly' });
  const frontDesk = selfWith({ AvailableRoles: { ...noRoles, FrontDesk: [{ ClubId: 1 }] } });
  await openDesk('/CashDesk', [...desk(), answer(listDeskSales, { id: 1 }, pageWith([sale]))], frontDesk);
  await press('Actions for Open monthly €90.00');
  await user.click(await screen.findByRole('menuitem', { name: 'Record refund' }));
  const hint = 'At most €40.00 can be refunded. The front desk gives back at most €50.00 of a payment: ask a manager.';
  expect(await screen.findByText(hint)).toBeTruthy();
});
