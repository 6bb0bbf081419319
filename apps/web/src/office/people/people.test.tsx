import { listClubSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { heldWith, pageWith } from '../../billing/test/money.ts';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const person = (UserId: number, FirstMidName: string, LastName: string, Roles = ['Athlete']) => ({
  UserId,
  FirstMidName,
  LastName,
  Nickname: FirstMidName,
  PictureUri: null,
  Email: `${FirstMidName.toLowerCase()}@example.com`,
  Roles,
});
const people = [
  person(1, 'Zoë', 'Adler'),
  person(2, 'Anna', 'Bruni'),
  person(3, 'Berta', 'Costa'),
  person(4, 'Giulia', 'Ferri', ['Trainer']),
];
const named = (UserId: number) => ({ UserId, Nickname: '', FirstMidName: '', LastName: '' });
const holdings = [
  { ...heldWith({ UserSubscriptionId: 1, SubscriptionName: 'Open', PaymentLabel: 'Unpaid' }), ...named(1) },
  { ...heldWith({ UserSubscriptionId: 2, SubscriptionName: 'Old', State: 'Canceled' }), ...named(1) },
  {
    ...heldWith({
      UserSubscriptionId: 3,
      ClassSubscriptionId: 9,
      SubscriptionName: 'Pack',
      State: 'Expiring',
      RemainingTickets: 1,
    }),
    ...named(2),
  },
];
const open = (path = '/ManageUsers') =>
  openDesk(path, [
    answer(listClubUsers, { id: 1 }, pageWith(people)),
    answer(listClubSubscriptions, { id: 1 }, pageWith(holdings)),
  ]);
const rows = async () => {
  await waitFor(() => expect(screen.getAllByRole('row').some((row) => row.textContent?.includes('Expiring'))).toBe(true), {
    timeout: 8000,
  });
  return screen.getAllByRole('row').slice(1);
};

it('lists people by name with what they hold; only athletes have a page', async () => {
  await open();
  const found = await rows();
  expect(found.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Anna Bruni.*PackExpiringPaid1 of 10 left/),
    expect.stringMatching(/Berta Costa.*no subscription/),
    expect.stringMatching(/Giulia Ferri.*Trainer$/),
    expect.stringMatching(/Zoë Adler.*OpenActiveUnpaid/),
  ]);
  expect(found[3]?.textContent).not.toContain('Old');
  expect(screen.getByRole('link', { name: /Anna Bruni/ }).getAttribute('href')).toContain('/EditUser/2');
  expect(screen.queryByRole('link', { name: /Giulia/ })).toBeNull();
});

it('filters by state, payment and words without accents, and keeps that in the address', async () => {
  const { router } = await open();
  await rows();
  const user = deskUser();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zoe');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(router.state.location.search).toBe('?q=zoe');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.click(screen.getByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Without subscription' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByText('Berta Costa')).toBeTruthy();
  expect(screen.getByText('1 of 4')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Payment' }));
  await user.click(await screen.findByRole('option', { name: 'Unpaid' }));
  expect(await screen.findByText('Nobody matches these filters')).toBeTruthy();
  expect(router.state.location.search).toBe('?state=None&pay=Unpaid');
});

it('asks the server for the people of a role, which is never an owner’s', async () => {
  const { sent, router } = await open('/ManageUsers?role=Owner');
  await rows();
  const asked = () =>
    new URL(sent.findLast(({ path }) => path.startsWith('/clubs/1/users?'))?.path ?? '', 'http://x').searchParams;
  expect(asked().get('Role')).toBeNull();
  const user = deskUser();
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  expect(screen.queryByRole('option', { name: 'Owner' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Trainer' }));
  await waitFor(() => expect(asked().get('Role')).toBe('Trainer'));
  expect(router.state.location.search).toBe('?role=Trainer');
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('shows who holds one type, from the address', async () => {
  await open('/ManageUsers?subscription=9');
  expect(await screen.findByText('1 of 4')).toBeTruthy();
  expect(screen.getByText('Anna Bruni')).toBeTruthy();
});
