import { changeOwnCard, listMyPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listBookableClasses, listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { listReadSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer } from '../../test/network.ts';
import { athlete, deskUser, openDesk, refusal, startDay } from '../test/desk.tsx';
import { heldWith } from '../test/money.ts';
import { orderWith } from '../test/orders.ts';

beforeEach(startDay);

const PAGE = 'https://pay.example/c/2';
const card = { id: 11, userSubscriptionId: 31 };
const held = heldWith({ UserId: 11, SubscriptionName: 'Open monthly', ExtSubscriptionId: 'sub_1', PaymentLabel: 'ToPay' });
const retrying: UserSubscription = { ...held, PaymentStatus: 'RetryingPayment', DueDateUTC: '2026-11-25T00:00:00Z' };

const openToday = (all: readonly UserSubscription[], further: Answers = []) =>
  openDesk(
    '/Today',
    [
      answer(getUserLive, { id: 11 }, null),
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(listBookableClasses, { id: 11, clubId: 1 }, { TimeZone: 'Europe/Rome', Classes: [] }),
      answer(listMyActivities, { id: 11 }, []),
      answer(listReadSheets, { id: 11 }, []),
      answer(listMySubscriptions, { id: 11 }, all),
      answer(getStore, { id: 11, clubId: 1 }, { SubscriptionTypes: [], CreditsPackages: [], OnlinePayments: true, Mode: 'demo' }),
      ...further,
    ],
    athlete,
  );

it('the Today screen states at its top that a card did not pay, and links to the page for another card', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { sent } = await openToday([retrying], [answer(changeOwnCard, card, { Url: PAGE })]);
  const notice = (
    await screen.findByText(/^Open monthly: Your card payment failed\. The next attempt is on 25\/11\/2026/)
  ).closest('[role="status"]');
  expect(notice?.previousElementSibling).toBeNull();
  expect(await screen.findByText(/No real money is charged/)).toBeTruthy();
  const user = deskUser();
  await user.dblClick(screen.getByRole('button', { name: 'Change the card' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the Today screen states that a subscription is paused after the last attempt', async () => {
  await openToday([{ ...held, State: 'Paused', PaymentStatus: 'PaymentFailed', PaymentLabel: 'Unpaid' }]);
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText(/is paused until you change the card/)).toBeTruthy();
});

it('the Today screen explains why no page for another card opens', async () => {
  await openToday([retrying], [answer(changeOwnCard, card, refusal(503, 'PaymentProviderUnavailable'))]);
  await deskUser().click(await screen.findByRole('button', { name: 'Change the card' }));
  expect(await screen.findByText(/Stripe does not answer right now/)).toBeTruthy();
});

it.each([
  ['is paid', held],
  ['is over', { ...retrying, State: 'Canceled' }],
  ['is paid at the desk', { ...retrying, ExtSubscriptionId: null }],
] as const)('the Today screen has no notice of a subscription that %s', async (_how, one) => {
  const { sent } = await openToday([one]);
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/users/11/subscriptions'))).toBe(true));
  await screen.findByText('This week');
  expect(screen.queryByText(/Your card payment failed/)).toBeNull();
  expect(screen.queryByText(/No real money is charged/)).toBeNull();
});

it('the Today screen states once that no money moves, with a failed charge and an open order', async () => {
  await openToday([retrying], [answer(listMyPaymentOrders, { id: 11 }, [orderWith({ UserId: 11, State: 'Open' })])]);
  await screen.findByText(/Your card payment failed/);
  await screen.findByRole('button', { name: 'Continue with the payment' });
  expect(await screen.findAllByText(/No real money is charged/)).toHaveLength(1);
});
