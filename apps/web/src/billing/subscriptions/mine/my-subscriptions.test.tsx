import { listMyCredits, listMyCreditTransactions } from '@clubpulse/contract/billing/credits.calls';
import { listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import type { SubscriptionRequest } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import {
  askForSubscription,
  listMySubscriptionRequests,
  withdrawSubscriptionRequest,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { getStore } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listMyTransactions } from '@clubpulse/contract/billing/transactions.calls';
import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { answerPolicies, listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listUserSensorClaims, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, respond } from '../../../test/network.ts';
import { clubWith } from '../../../test/world.ts';
import { athlete, deskUser, openDesk, startDay } from '../../test/desk.tsx';
import { entryWith, heldWith, pageWith, requestWith, transactionWith, typeWith } from '../../test/money.ts';

beforeEach(startDay);

const answers = [
  answer(listUserSensors, { id: 11 }, []),
  answer(listUserSensorClaims, { id: 11 }, []),
  answer(listMySubscriptions, { id: 11 }, [
    heldWith({ UserId: 11, SubscriptionName: 'Flex 10', RemainingTickets: 3 }),
    heldWith({ UserId: 11, UserSubscriptionId: 2, SubscriptionName: 'Old', State: 'Expired', StateReason: 'Date' }),
  ]),
  answer(listMyCredits, { id: 11 }, [{ ClubId: 1, UserId: 11, Balance: 5, ClubName: 'Club 1' }]),
  answer(listMyCreditTransactions, { id: 11, clubId: 1 }, pageWith([entryWith({ UserId: 11 })])),
  answer(listMyTransactions, { id: 11 }, pageWith([transactionWith({ UserId: 11, Description: 'Flex 10', Amount: 11_000 })])),
  answer(
    getStore,
    { id: 11, clubId: 1 },
    {
      SubscriptionTypes: [typeWith({ Name: 'Open monthly', Price: 5900 })],
      CreditsPackages: [],
      OnlinePayments: false,
      Mode: null,
    },
  ),
];

it('my subscriptions show remaining tickets and last day of each, the balance, and payments', async () => {
  await openDesk('/MySubscriptions', answers, athlete);
  const card = await screen.findByRole('article', { name: 'Flex 10' });
  expect(card.textContent).toMatch(/Active.*ends 28\/02\/2027.*3 of 10 left/);
  expect(within(card).queryByRole('button')).toBeNull();
  expect((await screen.findByText('credits left')).textContent).toContain('5');
  expect(await screen.findByText('€110.00')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Old' })).toBeNull();
  await deskUser().click(screen.getByRole('button', { name: 'Show 1 ended' }));
  expect(screen.getByRole('article', { name: 'Old' })).toBeTruthy();
});

it('my subscriptions show debts to a club that the member left', async () => {
  const owed = { SubscriptionName: 'Open monthly', Currency: 'EUR', AmountDue: 5_900, PartPaid: 0, OwedSince: '2026-09-01' };
  const person = { UserId: 11, IsMember: false, FirstMidName: 'Ada', LastName: 'Rossi', Nickname: 'Ada', ClubName: 'Cadenza' };
  const debt = { DebtId: 3, ClubId: 2, UserSubscriptionId: 900, LeftAt: '2026-10-01T10:00:00Z', ...owed, ...person };
  await openDesk('/MySubscriptions', [...answers, answer(listMyDebts, { id: 11 }, [debt])], athlete);
  const mine = await screen.findByRole('region', { name: 'You still owe' });
  expect(mine.textContent).toMatch(/Cadenza: Open monthly, since .*2026.*€59.00/);
});

it('my subscriptions date money by the club’s clock, with a hint when the reader’s clock differs', async () => {
  const late = transactionWith({ UserId: 11, Description: 'Flex 10', At: '2026-11-18T00:30:00Z' });
  const self = { ...athlete, TimeZone: 'America/New_York' };
  await openDesk('/MySubscriptions', [...answers, answer(listMyTransactions, { id: 11 }, pageWith([late]))], self);
  const payments = within(await screen.findByRole('region', { name: 'My payments' }));
  expect(payments.getByText('18/11/2026')).toBeTruthy();
  expect(payments.getByText('Days are those of each club.')).toBeTruthy();
  expect(screen.getByText('Days and times are the club’s (Central European Time).')).toBeTruthy();
});

it('my subscriptions show the store first after a refusal that links to the store', async () => {
  await openDesk('/MySubscriptions/store', answers, athlete);
  const store = await screen.findByRole('heading', { name: 'In the store' });
  await waitFor(() => expect(document.activeElement).toBe(store));
});

it('the store shows that buying is possible at the desk only', async () => {
  await openDesk('/MySubscriptions', answers, athlete);
  expect(await screen.findByText('Open monthly')).toBeTruthy();
  const found = screen.getByText('You buy at the desk: this club accepts no online payments yet.');
  expect(found.compareDocumentPosition(screen.getByText('Open monthly'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the Me screen shows a summary of the subscriptions', async () => {
  await openDesk('/Profile', answers, athlete);
  const section = within(await screen.findByRole('region', { name: 'Subscriptions and credits' }));
  expect(await section.findByText('3 of 10 left')).toBeTruthy();
  expect(section.getByText('5 credits')).toBeTruthy();
  expect(section.getByRole('link', { name: /My subscriptions and credits/ }).getAttribute('href')).toContain('/MySubscriptions');
});

it('the store lets a member request an open type, and withdraw the request', async () => {
  const request = requestWith({ UserId: 11, ClassSubscriptionId: 8, SubscriptionName: 'Open monthly' });
  let requests: SubscriptionRequest[] = [];
  const { sent } = await openDesk(
    '/MySubscriptions',
    [
      ...answers,
      answer(
        getStore,
        { id: 11, clubId: 1 },
        {
          SubscriptionTypes: [typeWith(), typeWith({ ClassSubscriptionId: 8, Name: 'Open monthly', Type: 'Open' })],
          CreditsPackages: [],
          OnlinePayments: false,
          Mode: null,
        },
      ),
      answer(listMySubscriptionRequests, { id: 11 }, () => respond(200, requests)),
      answer(askForSubscription, { id: 11, clubId: 1 }, () => {
        requests = [request];
        return request;
      }),
      answer(withdrawSubscriptionRequest, { id: 11 }, () => {
        requests = [];
        return new Response(null, { status: 204 });
      }),
    ],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Request it: Open monthly' }));
  expect(screen.queryByRole('button', { name: 'Request it: PT pack 10' })).toBeNull();
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ ClassSubscriptionId: 8, SubscriptionPlanId: null });
  expect(await screen.findByText('Requested 20/11/2026')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw: Open monthly' }));
  expect(await screen.findByRole('button', { name: 'Request it: Open monthly' })).toBeTruthy();
});

it('the store shows the terms of purchase for acceptance before a request', async () => {
  const policy = {
    PolicyId: 4,
    ClubId: 1,
    ClubName: 'Club 1',
    Type: 'TermsOfPurchase',
    Title: 'Terms of purchase',
    Text: 'Paid is paid.',
    PublishState: 'Published',
    PublicationDate: '2026-11-01T10:00:00Z',
    Version: 1,
    CorrectedAt: null,
    CorrectionReason: null,
  } as const;
  const open = { ...policy, Acceptance: 'NotAnswered', AcceptanceDate: null } as const;
  let policies: UserPolicy[] = [open];
  const { sent } = await openDesk(
    '/MySubscriptions',
    [
      ...answers,
      answer(
        getStore,
        { id: 11, clubId: 1 },
        {
          SubscriptionTypes: [typeWith({ ClassSubscriptionId: 8, Name: 'Open monthly', Type: 'Open' })],
          CreditsPackages: [],
          OnlinePayments: false,
          Mode: null,
        },
      ),
      answer(listMySubscriptionRequests, { id: 11 }, []),
      answer(listUserPolicies, { id: 11 }, () => policies),
      answer(answerPolicies, { id: 11 }, () => {
        policies = [{ ...open, Acceptance: 'Accepted', AcceptanceDate: '2026-11-20T10:00:00Z' }];
        return policies;
      }),
      answer(askForSubscription, { id: 11, clubId: 1 }, () =>
        policies[0]?.Acceptance === 'Accepted'
          ? requestWith({ UserId: 11, ClassSubscriptionId: 8, SubscriptionName: 'Open monthly' })
          : respond(409, { ErrorType: 'PoliciesNotAccepted' }),
      ),
    ],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Request it: Open monthly' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Paid is paid.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  const sentRequests = () => sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/subscriptionRequests'));
  await waitFor(() => expect(sentRequests()).toHaveLength(2));
  expect(await screen.findByText('Open monthly was requested')).toBeTruthy();
});

it.each([
  ['in both clubs', 'demo'],
  ['in the second club', null],
] as const)('my subscriptions of two clubs state once that no money moves, %s', async (_where, Mode) => {
  const self = { ...athlete, AvailableRoles: { ...athlete.AvailableRoles, Athlete: [{ ClubId: 1 }, { ClubId: 2 }] } };
  const store = { SubscriptionTypes: [], CreditsPackages: [], OnlinePayments: true };
  const stores = [
    answer(getStore, { id: 11, clubId: 1 }, { ...store, Mode }),
    answer(getStore, { id: 11, clubId: 2 }, { ...store, Mode: 'demo' }),
    answer(listMyCreditTransactions, { id: 11, clubId: 2 }, pageWith([])),
  ];
  await openDesk('/MySubscriptions', [...answers, ...stores], self, [clubWith(1), clubWith(2)]);
  expect(await screen.findAllByText(/No real money is charged/)).toHaveLength(1);
  await screen.findByRole('region', { name: 'My payments' });
  expect(screen.getAllByText(/No real money is charged/)).toHaveLength(1);
});
