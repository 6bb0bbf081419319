import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { approveJoining, listJoinRequests } from '@clubpulse/contract/members/joining/joining.calls';
import type { ClubPerson } from '@clubpulse/contract/office/people';
import { exportClubPeople, listClubPeople } from '@clubpulse/contract/office/people.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { heldWith, pageWith, typeWith } from '../../billing/test/money.ts';
import { type Answers, answer } from '../../test/network.ts';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith } from '../../test/world.ts';

beforeEach(startDay);

const person = (
  UserId: number,
  FirstMidName: string,
  LastName: string,
  Held: ClubPerson['Held'] = [],
  Roles = ['Athlete'],
): ClubPerson => ({
  UserId,
  FirstMidName,
  LastName,
  Nickname: FirstMidName,
  PictureUri: null,
  Email: `${FirstMidName.toLowerCase()}@example.com`,
  EmailConfirmed: FirstMidName !== 'Berta',
  Roles,
  IsGuest: FirstMidName === 'Berta',
  IsStaff: false,
  NewPeriod: FirstMidName === 'Anna' ? 1 : 0,
  ClientStage: Roles.includes('Athlete') ? 'client' : null,
  CameBy: FirstMidName === 'Zoë' ? 'Import' : null,
  LastSeen: FirstMidName === 'Zoë' ? '2026-11-19T09:00:00Z' : null,
  Held,
});
const open1 = heldWith({ UserSubscriptionId: 1, SubscriptionName: 'Open', PaymentLabel: 'Unpaid' });
const pack = heldWith({
  UserSubscriptionId: 3,
  ClassSubscriptionId: 9,
  SubscriptionName: 'Pack',
  State: 'Expiring',
  RemainingTickets: 1,
});
const people = [
  person(2, 'Anna', 'Bruni', [pack]),
  person(3, 'Berta', 'Costa'),
  person(4, 'Giulia', 'Ferri', [], ['Trainer']),
  person(1, 'Zoë', 'Adler', [open1]),
];
const open = (path = '/ManageUsers', further: Answers = []) =>
  openDesk(path, [
    answer(listSubscriptionTypes, { id: 1 }, [typeWith({ ClassSubscriptionId: 9, Name: 'Pack' })]),
    answer(listTags, { id: 1 }, [
      { ClubTagId: -1, Text: null, Members: 1 },
      { ClubTagId: -2, Text: null, Members: 1 },
    ]),
    answer(listClubPeople, { id: 1 }, (_, { query }) => {
      const filters = ['globalSearch', 'State', 'Payment', 'Role', 'ClassSubscriptionId', 'ClubTagId'].filter(
        (name) => name in query,
      );
      const data = filters.length === 0 ? people : filters.length === 1 ? people.slice(1, 2) : [];
      return { ...pageWith(data), recordsTotal: people.length };
    }),
    ...further,
  ]);
const queryOf = (sent: { path: string }[]) =>
  Object.fromEntries(
    new URL(sent.findLast(({ path }) => path.startsWith('/clubs/1/people?'))?.path ?? '', 'http://x').searchParams,
  );
const rows = async () => {
  await waitFor(() => expect(screen.getAllByRole('row').some((row) => row.textContent?.includes('Expiring'))).toBe(true));
  return screen.getAllByRole('row').slice(1);
};

it("the list of people is sorted by name with their subscriptions, and links staff to each person's page", async () => {
  await open();
  const found = await rows();
  expect(found.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Anna Bruni.*Client PackExpiringPaid1 of 10 leftnever$/),
    expect.stringMatching(/Berta Costa.*no subscriptionnever$/),
    expect.stringMatching(/Giulia Ferri.*Trainer$/),
    expect.stringMatching(/Zoë Adler.*Client A fileOpenActiveUnpaid.*Yesterday$/),
  ]);
  expect(screen.getByRole('link', { name: /Anna Bruni/ }).getAttribute('href')).toContain('/EditUser/2');
  expect(screen.getByRole('link', { name: /Giulia/ })).toBeTruthy();
  expect(found.filter((row) => row.textContent.includes('E-mail not confirmed'))).toEqual([found[1]]);
});

it('the list of people does not mark unconfirmed e-mail addresses when the server sends no mail', async () => {
  await open('/ManageUsers', [answer(getConfig, {}, { ...config, mail: false })]);
  await rows();
  await waitFor(() => expect(screen.queryByText('E-mail not confirmed')).toBeNull());
});

it('the list of people has a selection for bulk acts, which another filter clears', { tags: ['atLength'] }, async () => {
  const { router } = await open();
  await rows();
  const user = deskUser();
  await user.click(screen.getByRole('checkbox', { name: 'Select all 4 people' }));
  const bar = within(await screen.findByRole('region', { name: 'People' }));
  expect(bar.getByText('4 selected')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Change stage' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select Anna Bruni' }));
  expect(bar.getByText('3 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'State All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Without subscription' }));
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
  await user.click(await screen.findByRole('checkbox', { name: 'Select Berta Costa' }));
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  expect(router.state.location.pathname).toBe('/ClubMessages/3');
});

it('the list of people filters by text, state and payment on the server, and stores the filter in the URL', async () => {
  const { router, sent } = await open();
  await rows();
  const user = deskUser();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'costa');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(router.state.location.search).toBe('?q=costa');
  expect(queryOf(sent)).toEqual({ Sort: 'Name', globalSearch: 'costa', start: '0', length: '50' });
  expect(sent.filter(({ path }) => path.includes('globalSearch'))).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByRole('button', { name: 'State All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Without subscription' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByText('Berta Costa')).toBeTruthy();
  expect(screen.getByText('1 of 4')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Payment All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Unpaid' }));
  expect(await screen.findByText('Nobody matches these filters')).toBeTruthy();
  expect(router.state.location.search).toBe('?state=None&pay=Unpaid');
  expect(queryOf(sent)).toMatchObject({ State: 'None', Payment: 'Unpaid' });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('the list of people marks new members and guests, and filters them by tag', async () => {
  const { sent, router } = await open();
  const found = await rows();
  const newcomers = found.map((row) => within(row).queryByRole('img', { name: 'New' }) !== null);
  expect(newcomers).toEqual(found.map((_, index) => index === 0));
  expect(found[1]?.textContent).toMatch(/Berta Costa.*Guest/);
  expect(found[3]?.textContent).not.toMatch(/Guest/);
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Group All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Guests' }));
  await waitFor(() => expect(queryOf(sent)).toMatchObject({ ClubTagId: '-2' }));
  expect(router.state.location.search).toBe('?tag=-2');
});

it('the list of people has no link to the pipeline in a club that does not use it', async () => {
  await openDesk('/ManageUsers/pipeline', [answer(listClubPeople, { id: 1 }, pageWith(people))], undefined, [
    clubWith(1, { EnableLeads: false }),
  ]);
  await rows();
  expect(screen.queryByText('Pipeline')).toBeNull();
});

it('the list of people filters by role on the server, without the role of owner', { tags: ['atLength'] }, async () => {
  const { sent, router } = await open('/ManageUsers?role=Owner');
  await rows();
  expect(queryOf(sent)).not.toHaveProperty('Role');
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Role All' }));
  const role = await screen.findByRole('menuitemradio', { name: 'Trainer' });
  expect(screen.queryByRole('menuitemradio', { name: 'Owner' })).toBeNull();
  await user.click(role);
  await waitFor(() => expect(queryOf(sent)).toMatchObject({ Role: 'Trainer' }));
  expect(router.state.location.search).toBe('?role=Trainer');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

it('the list of people filters by a subscription type from the URL', async () => {
  const { sent } = await open('/ManageUsers?subscription=9');
  expect(await screen.findByText('1 of 4')).toBeTruthy();
  expect(queryOf(sent)).toMatchObject({ ClassSubscriptionId: '9' });
  expect(await screen.findByRole('button', { name: 'Subscription Pack' })).toBeTruthy();
});

it('the list of people reverses its order by the column head', async () => {
  const { sent, router } = await open();
  await rows();
  await deskUser().click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(queryOf(sent)).toMatchObject({ Sort: '-Name' }));
  expect(router.state.location.search).toBe('?sort=-Name');
});

it('the list of people can be sorted by the oldest last visit', async () => {
  const { sent, router } = await open();
  await rows();
  await deskUser().click(screen.getByRole('button', { name: 'Last seen' }));
  await waitFor(() => expect(queryOf(sent)).toMatchObject({ Sort: 'LastSeen' }));
  expect(router.state.location.search).toBe('?sort=LastSeen');
});

it('the list of people shows a debt with its date, and records the payment in the row', async () => {
  const late = heldWith({
    UserSubscriptionId: 6,
    SubscriptionName: 'Open',
    PaymentLabel: 'Unpaid',
    Price: 5_900,
    AmountDue: 5_000,
    PartPaid: 900,
    DueDateUTC: '2026-11-02T00:00:00Z',
  });
  await openDesk('/ManageUsers?pay=Unpaid', [
    answer(listClubPeople, { id: 1 }, pageWith([person(2, 'Anna', 'Bruni', [late])])),
    answer(listSubscriptionTypes, { id: 1 }, []),
    answer(listClubUserSubscriptions, { id: 1, userId: 2 }, [late]),
  ]);
  expect(await screen.findByText(/€50.00 since .*11/)).toBeTruthy();
  await deskUser().click(await screen.findByRole('button', { name: 'Take payment of Anna Bruni' }));
  expect(await screen.findByRole('dialog', { name: /Open/ })).toBeTruthy();
});

const noContact = { Phone: null, BirthDate: null, Gender: null, Address1: null, PostalCode: null, City: null };
it('the list of people exports all matching people for a manager', { tags: ['atLength'] }, async () => {
  const { sent } = await openDesk('/ManageUsers?state=Expiring', [
    answer(listSubscriptionTypes, { id: 1 }, []),
    answer(listClubPeople, { id: 1 }, () => ({ ...pageWith(people), recordsTotal: people.length })),
    answer(
      exportClubPeople,
      { id: 1 },
      people.map((one) => ({ ...one, ...noContact, Groups: [] })),
    ),
  ]);
  await rows();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('4 people in the file')).toBeTruthy();
  expect(sent.filter(({ path }) => path.startsWith('/clubs/1/people:export')).map(({ path }) => path)).toEqual([
    '/clubs/1/people:export?State=Expiring',
  ]);
});

it('the list of people has a view of requests to join and admits one with a single press', async () => {
  const Person = { UserId: 21, Nickname: 'Nora', FirstMidName: 'Nora', LastName: 'Lindt' };
  const waiting = [{ Person, AskedAt: '2026-11-18T09:00:00Z' }];
  const user = deskUser();
  const { router, sent } = await openDesk('/ManageUsers', [
    answer(listSubscriptionTypes, { id: 1 }, []),
    answer(listClubPeople, { id: 1 }, pageWith(people)),
    answer(listJoinRequests, { id: 1 }, () => pageWith(waiting)),
    answer(approveJoining, { id: 1, userId: 21 }, () => {
      waiting.length = 0;
      return undefined;
    }),
  ]);
  await user.click(await screen.findByRole('radio', { name: 'Requests (1)' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ManageUsers/requests'));
  const row = await screen.findByRole('row', { name: /Nora Lindt/ });
  expect(row.textContent).toMatch(/Nov 18, 2026|18/);
  await user.click(screen.getByRole('button', { name: 'Approve: Nora Lindt' }));
  expect(await screen.findByText('No requests')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Requests (0)' })).toBeTruthy();
});

it('the list of people shows the number of open invitations beside list and pipeline, with a link to them', async () => {
  const waiting = Array.from({ length: 497 }, (_, at) => at);
  const { router, sent } = await openDesk('/ManageUsers', [
    answer(listSubscriptionTypes, { id: 1 }, []),
    answer(listClubPeople, { id: 1 }, pageWith(people)),
    answer(listInvitations, { id: 1 }, { draw: 0, recordsTotal: waiting.length, recordsFiltered: waiting.length, data: [] }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('radio', { name: 'Invited (497)' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/AddUsers/invitations'));
  expect(router.state.location.search).toBe('?state=Waiting');
  expect(sent.some(({ path }) => path.includes('/invitations') && path.includes('State=Waiting'))).toBe(true);
});

it('the list of people hides requests to join from a trainer and does not load them', async () => {
  const { sent } = await openDesk('/ManageUsers/requests', [answer(listClubPeople, { id: 1 }, pageWith(people))], trainer);
  expect(await screen.findByRole('row', { name: /Adler/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Requests/ })).toBeNull();
  expect(sent.some(({ path }) => path.includes('joinRequests'))).toBe(false);
});

it('the list of people restores the selection when the user returns, and links to the settings in a club without tags', {
  tags: ['atLength'],
}, async () => {
  const { router } = await open();
  const user = deskUser();
  await rows();
  await user.click(screen.getByRole('checkbox', { name: 'Select Anna Bruni' }));
  await screen.findByText('1 selected');
  await user.click(screen.getByRole('button', { name: 'Message' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  await router.navigate(-1);
  const bar = within(await screen.findByRole('region', { name: 'People' }));
  await user.click(await bar.findByRole('button', { name: 'Group' }));
  const link = await screen.findByRole('link', { name: 'Add one in the settings' });
  expect(link.getAttribute('href')).toMatch(/ClubProfile\/Settings$/);
});
