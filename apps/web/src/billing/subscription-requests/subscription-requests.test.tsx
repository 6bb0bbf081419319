import type { ClubRequest } from '@clubpulse/contract/billing/subscription-requests/subscription-requests';
import {
  declineSubscriptionRequest,
  listClubSubscriptionRequests,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { takesCards } from '../test/cards.ts';

const wish: ClubRequest = {
  SubscriptionRequestId: 31,
  ClubId: 1,
  UserId: 12,
  ClassSubscriptionId: 5,
  SubscriptionPlanId: null,
  SubscriptionName: 'Open monthly',
  PlanName: null,
  Price: 5_900,
  Currency: 'EUR',
  Recurrence: null,
  AskedAt: '2026-11-19T09:00:00Z',
  Person: { UserId: 12, Nickname: 'Ale', FirstMidName: 'Alessia', LastName: 'Conti' },
};
const open = (requests: readonly ClubRequest[]) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/SubscriptionRequests',
    answers: [
      answer(
        listClubSubscriptionRequests,
        { id: 1 },
        { draw: 0, recordsTotal: requests.length, recordsFiltered: requests.length, data: [...requests] },
      ),
      ...takesCards(),
      answer(declineSubscriptionRequest, { id: 1, userId: 12, requestId: 31 }, undefined),
    ],
  });

it('the subscription requests show member, type and price, and are declined in one click', async () => {
  const user = userEvent.setup();
  const { sent } = await open([wish]);
  expect(await screen.findByRole('link', { name: /Alessia Conti/ })).toBeTruthy();
  expect(screen.getByText('€59.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Assign: Alessia Conti' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decline: Alessia Conti' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
});

it('the subscription requests show a hint when there are none', async () => {
  await open([]);
  expect(await screen.findByText('No subscription requests')).toBeTruthy();
});
