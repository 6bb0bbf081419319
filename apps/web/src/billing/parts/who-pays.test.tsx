import { listMyCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import type { OwnFamily } from '@clubpulse/contract/members/families/families';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { athlete, openDesk, startDay } from '../test/desk.tsx';
import { pageWith, typeWith } from '../test/money.ts';

beforeEach(startDay);

const person = (UserId: number, FirstMidName: string) => ({
  UserId,
  Nickname: FirstMidName,
  FirstMidName,
  LastName: 'Conti',
  PictureUri: null,
  Since: '2026-10-01T10:00:00Z',
  MayBook: false,
});
const none: OwnFamily = { ClubId: 1, ClubName: 'Club 1', Payer: null, Members: [], Waiting: [], Offers: [] };

const open = (path: string, family: OwnFamily) =>
  openDesk(
    path,
    [
      answer(listFamilies, { id: 11 }, [family]),
      answer(
        getStore,
        { id: 11, clubId: 1 },
        {
          SubscriptionTypes: [typeWith({ Name: 'Open', Type: 'Open', Price: 5_900 })],
          CreditsPackages: [],
          OnlinePayments: true,
          Mode: 'test',
        },
      ),
      answer(listMyCreditTransactions, { id: 11, clubId: 1 }, pageWith([])),
      answer(listMyTransactions, { id: 11 }, pageWith([])),
    ],
    athlete,
  );
const screens = [
  ['the checkout', '/Checkout/1-subscription-7', /Go to payment/],
  ['My subscriptions', '/MySubscriptions', /Test mode/],
] as const;

it.each(screens)('on %s a member sees that the card of their payer is charged', async (_name, path) => {
  await open(path, { ...none, Payer: person(5, 'Davide') });
  expect(await screen.findByText(/^Davide Conti pays for you in this club/)).toBeTruthy();
});

it.each(screens)('on %s a payer sees for whom they pay', async (_name, path) => {
  await open(path, { ...none, Members: [person(8, 'Bea'), person(9, 'Leo')] });
  expect(await screen.findByText(/^You pay for Bea Conti, Leo Conti in this club/)).toBeTruthy();
});

it.each(screens)('%s names no payer in another club, or without a family', async (_name, path, shown) => {
  await open(path, { ...none, ClubId: 2, Payer: person(5, 'Davide') });
  await screen.findByText(shown);
  expect(screen.queryByText(/pays for you/)).toBeNull();
  expect(screen.queryByText(/You pay for/)).toBeNull();
});
