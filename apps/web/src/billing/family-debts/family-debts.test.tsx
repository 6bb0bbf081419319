import { listFamilyDebts, listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { listClubUserSubscriptions, paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { getMemberFamily } from '@clubpulse/contract/members/families/families.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith } from '../../test/world.ts';
import { athlete, davide, deskUser, openDesk, startDay } from '../test/desk.tsx';
import { heldWith, transactionWith } from '../test/money.ts';

beforeEach(startDay);

const bea = { UserId: 8, Nickname: 'Bea', FirstMidName: 'Bea', LastName: 'Longo', PictureUri: null };
const debt = {
  ClubId: 1,
  ClubName: 'Cadenza',
  Member: bea,
  UserSubscriptionId: 900,
  SubscriptionName: 'Open monthly',
  Currency: 'EUR',
  Owed: 5_900,
};

it('a payer sees the family’s debts beside their own', async () => {
  await openScreen({
    self: athlete,
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [answer(listFamilyDebts, { id: 11 }, [debt])],
  });
  const section = await screen.findByRole('region', { name: 'Your family owes' });
  expect(within(section).getByText('Bea Longo: Open monthly')).toBeTruthy();
  expect(within(section).getByText('€59.00')).toBeTruthy();
});

it('the desk takes the payment of a family’s debt on the payer’s page, in a dialog that names the payer', async () => {
  const Payer = { UserId: 5, Nickname: davide.Nickname, FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };
  const held = heldWith({ UserSubscriptionId: 900, UserId: 8, AmountDue: 5_900, Owed: 5_900, PaymentLabel: 'ToPay' });
  const { sent } = await openDesk('/EditUser/5', [
    answer(listMemberFamilyDebts, { id: 1, userId: 5 }, [debt]),
    answer(listClubUserSubscriptions, { id: 1, userId: 8 }, [held]),
    answer(
      getMemberFamily,
      { id: 1, userId: 8 },
      { Payer: { ...Payer, Since: '2026-10-01T10:00:00Z', MayBook: false }, Members: [], Waiting: [] },
    ),
    answer(paySubscription, { id: 900 }, { Subscription: held, Transaction: transactionWith({ Amount: 5_900 }) }),
  ]);
  const section = await screen.findByRole('region', { name: 'Owed by those Davide Longo pays for' });
  const user = deskUser();
  await user.click(within(section).getByRole('button', { name: /Bea Longo/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Davide Longo pays for Bea Longo.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Take €59.00' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
});
