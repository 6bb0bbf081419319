import { listCreditsPackages, listMyCredits, listMyCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import {
  checkPaymentOrder,
  listClubPaymentOrders,
  listMyPaymentOrders,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { listClubSubscriptionRequests } from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { answer } from '../../test/network.ts';
import { catalogueScreens } from '../catalogue/catalogue.screens.ts';
import { debtsScreens } from '../debts/debts.screens.ts';
import { onlinePaymentsScreens } from '../online-payments/online-payments.screens.ts';
import { subscriptionRequestsScreens } from '../subscription-requests/subscription-requests.screens.ts';
import { subscriptionsScreens } from '../subscriptions/subscriptions.screens.ts';
import { takesCards } from '../test/cards.ts';
import { athlete, manager, openDesk, startDay } from '../test/desk.tsx';
import { heldWith, pageWith, transactionWith } from '../test/money.ts';
import { orderWith } from '../test/orders.ts';
import { transactionsScreens } from '../transactions/transactions.screens.ts';

beforeEach(startDay);

const addresses: Readonly<Record<string, string>> = {
  CreditsAndSubscriptions: '/CreditsAndSubscriptions',
  Debts: '/Debts',
  PaymentOrders: '/PaymentOrders',
  SubscriptionRequests: '/SubscriptionRequests',
  Transactions: '/Transactions',
  Checkout: '/Checkout/1-debt-31',
  MySubscriptions: '/MySubscriptions',
  PaymentOrder: '/PaymentOrder/9',
  Receipt: '/Receipt/61',
};

const screens = [
  catalogueScreens,
  debtsScreens,
  onlinePaymentsScreens,
  subscriptionRequestsScreens,
  subscriptionsScreens,
  transactionsScreens,
].flat();

const paid = orderWith({ State: 'Paid', SettledAt: '2026-11-20T09:30:00Z' });
const due = heldWith({ UserId: 11, PaymentLabel: 'ToPay', AmountDue: 12_000 });

it.each(
  oneIn(4, [
    ...screens.map(({ name, who }) => [name, addresses[name] ?? `/${name}`, who === 'signedIn' ? athlete : manager] as const),
    ['the packages', '/CreditsAndSubscriptions/packages', manager] as const,
    ['the payments', '/CreditsAndSubscriptions/payments', manager] as const,
    ['the money of a member', '/EditUser/5/subscriptions', manager] as const,
  ]),
)('in test mode %s states that no money moves', { tags: ['examples'] }, async (_name, path, self) => {
  await openDesk(
    path,
    [
      ...takesCards(),
      answer(listMySubscriptions, { id: 11 }, [due]),
      answer(listMyCredits, { id: 11 }, []),
      answer(listMyCreditTransactions, { id: 11, clubId: 1 }, pageWith([])),
      answer(listMyTransactions, { id: 11 }, pageWith([transactionWith({ TransactionId: 61, UserId: 11 })])),
      answer(listMyPaymentOrders, { id: 11 }, [paid]),
      answer(checkPaymentOrder, { id: 11, orderId: 9 }, paid),
      answer(listClubPaymentOrders, { id: 1 }, pageWith([])),
      answer(listCreditsPackages, { id: 1 }, []),
      answer(listClubSubscriptionRequests, { id: 1 }, pageWith([])),
    ],
    self,
  );
  expect(await screen.findByText('Test mode')).toBeTruthy();
});
