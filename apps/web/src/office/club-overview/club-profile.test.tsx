import { createOrder, listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { getPaymentSettings, listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { setParticipantState } from '@clubpulse/contract/calendar/seats/participants.calls';
import { getClubSummary } from '@clubpulse/contract/clubs/clubs.calls';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import type { LiveAthlete } from '@clubpulse/contract/live/board.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { approveJoining, declineJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { countOpenTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import type { MoneyDue, Need } from '@clubpulse/contract/office/club-overview';
import { listClubNeeds, listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import { openClubProfile } from '@clubpulse/contract/office/openings/openings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entryWith, transactionWith } from '../../billing/test/money.ts';
import { calendarClassWith } from '../../calendar/test/classes.ts';
import { participantWith } from '../../calendar/test/world.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const athlete = (UserId: number): LiveAthlete => ({
  UserId,
  Nickname: `Nick ${UserId}`,
  FirstMidName: 'Member',
  LastName: String(UserId),
  HeartRate: 140,
  Points: 12,
  Zone: 3,
  Percent: 76,
  DisplayGroupId: null,
  Since: '2026-11-20T17:00:00Z',
  LastHeard: '2026-11-20T17:20:00Z',
  Silence: 0,
  Signal: 'fresh',
});

interface Club {
  classes?: CalendarClass[];
  needs?: Need[];
  due?: MoneyDue[];
}

const sums = { Purchases: 7, PurchasesAmount: 31_800, Refunds: 1, RefundsAmount: 1_500, Hidden: 0, HiddenAmount: 0 };
const none = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };
const summary = {
  ClubId: 1,
  Code: 'ABC',
  InviteCode: '4F00D5A19C2E4B7F8A11',
  Athletes: 40,
  TrainingNow: 26,
  TrainingsToday: 3,
  PointsToday: 9,
  BridgesOnline: 0,
  BridgesTotal: 0,
  BridgeWarnings: 0,
};
const room = { DisplayGroupId: 3, ClubId: 1, Name: 'Studio 1', Color: '#1787A6', RowVersion: 0 };
const open = ({ classes = [], needs = [], due = [] }: Club, answers: Answers = []) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/ClubProfile',
    answers: [
      answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: classes }),
      answer(listClubNeeds, { id: 1 }, (_, { query }) => ({
        draw: 0,
        recordsTotal: needs.length,
        recordsFiltered: needs.length,
        data: needs.slice(0, Number(query['length'])),
      })),
      answer(listMoneyDue, { id: 1 }, due),
      answer(
        listTransactions,
        { id: 1 },
        { draw: 0, recordsTotal: 8, recordsFiltered: 8, data: [], Sums: [{ Currency: 'EUR', ...sums }] },
      ),
      answer(getClubSummary, { id: 1 }, summary),
      answer(
        listLiveAthletes,
        { id: 1 },
        Array.from({ length: 26 }, (_, index) => athlete(index + 1)),
      ),
      answer(listBridges, { id: 1 }, []),
      answer(listRooms, { id: 1 }, [room]),
      answer(listClubSensors, { id: 1 }, none),
      ...answers,
    ],
  });

it('the club overview sends one request for its parts', async () => {
  const licenses = { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage: [], Warnings: [] };
  const lists = { classes: none, needs: none, tasks: none, transactions: { ...none, Sums: [] }, moneyDue: [], bridges: [] };
  const { sent } = await open({}, [answer(openClubProfile, { id: 1 }, { summary, licenses, live: [athlete(9)], ...lists })]);
  expect(await screen.findByText('Nick 9')).toBeTruthy();
  expect(await screen.findByText('No bridges yet')).toBeTruthy();
  const paths = sent.map(({ path }) => path.split('?')[0]);
  expect(paths.filter((path) => path === '/clubs/1/overview')).toHaveLength(1);
  for (const part of ['summary', 'needs', 'tasks', 'moneyDue', 'transactions', 'live'])
    expect(paths).not.toContain(`/clubs/1/${part}`);
});

it('the club overview shows the first people in training, and all on request', { tags: ['atLength'] }, async () => {
  await open({});
  expect(await screen.findByText('No class today')).toBeTruthy();
  expect(await screen.findByText('Nothing is late, and nobody is waiting for a reply.')).toBeTruthy();
  expect(await screen.findByText('Nick 6')).toBeTruthy();
  expect(screen.queryByText('Nick 7')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all 26' }));
  expect(screen.getByText('Nick 26')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Invite athletes' }));
  expect(await screen.findByRole('link', { name: /#\/JoinClub\/4F00D5A19C2E4B7F8A11$/ })).toBeTruthy();
});

it('the club overview shows the next class when the day has none', async () => {
  const classes = [
    calendarClassWith({ ClassId: 42, Name: 'Called off', CanceledAt: '2030-01-01T10:00:00Z' }),
    calendarClassWith({
      ClassId: 43,
      Name: 'Evening ride',
      PublishState: 'Published',
      Begin: '2030-01-02T17:00:00Z',
      InSiteParticipants: 3,
    }),
  ];
  const noClasses = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };
  await open({}, [
    answer(listClasses, { id: 1 }, (_, { query }) => (query['length'] === '20' ? { ...noClasses, data: classes } : noClasses)),
  ]);
  const next = await screen.findByRole('link', { name: /^next: Evening ride, .*, 3 of 16 seats booked$/ });
  expect(next.getAttribute('href')).toBe('/ClubClassParticipants/43');
  expect(next.parentElement?.textContent).toMatch(/^No class today · next: /);
});

it('the club overview shows one line instead of zeros on a day without events', async () => {
  const quiet = { TrainingNow: 0, TrainingsToday: 0, PointsToday: 0, BridgesOnline: 0, BridgesTotal: 0, BridgeWarnings: 0 };
  await open({}, [
    answer(listLiveAthletes, { id: 1 }, []),
    answer(getClubSummary, { id: 1 }, { ClubId: 1, Code: 'ABC', InviteCode: '4F00D5A19C2E4B7F8A11', Athletes: 40, ...quiet }),
  ]);
  expect(await screen.findByText('Nobody is training right now')).toBeTruthy();
  expect(await screen.findByText('No bridges yet')).toBeTruthy();
  expect(screen.getByText('Athletes')).toBeTruthy();
  expect(screen.queryByText('Trainings today')).toBeNull();
});

it('the club overview shows an ended licence first, because it prevents additions', async () => {
  const licenses = {
    ClubId: 1,
    Licenses: [],
    Today: '2026-11-20',
    Usage: [],
    Warnings: [{ Kind: 'Ended' as const, Day: '2026-11-17' }],
  };
  await open({}, [answer(getClubLicenses, { id: 1 }, licenses)]);
  const row = (await screen.findByText('The administrator of the server can issue one.')).closest('li');
  expect(row?.textContent).toMatch(/^Licence ended .*nothing can be added/);
  expect(screen.queryByText('Nothing is late, and nobody is waiting for a reply.')).toBeNull();
});

it('the sale dialog shows that the search found no member, and offers people who match by any field', async () => {
  const user = userEvent.setup();
  const zoe = { UserId: 9, Nickname: 'zuzu', FirstMidName: 'Zoë', LastName: 'Laurent', PictureUri: null };
  const found = { ...zoe, Email: 'zoe@example.com', EmailConfirmed: true, Roles: ['Athlete' as const] };
  await open({}, [
    answer(listClubUsers, { id: 1 }, (_, { query }) => {
      const data = ['', 'zoe laurent'].includes(query['globalSearch'] ?? '') ? [found] : [];
      return { draw: 0, recordsTotal: 1, recordsFiltered: data.length, data };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Sell' }));
  const field = await screen.findByRole('combobox', { name: 'To whom' });
  await user.type(field, 'nobody at all');
  expect(await screen.findByText('No athlete of this club matches')).toBeTruthy();
  await user.clear(screen.getByRole('combobox', { name: 'To whom' }));
  await user.type(screen.getByRole('combobox', { name: 'To whom' }), 'zoe laurent');
  expect(await screen.findByRole('option', { name: 'zuzu · Zoë Laurent' })).toBeTruthy();
});

it('the sale dialog on a phone starts with the list of people, and also sells credit packages', {
  tags: ['atLength'],
}, async () => {
  atWidth('phone');
  const user = userEvent.setup();
  const zoe = { UserId: 9, Nickname: 'zuzu', FirstMidName: 'Zoë', LastName: 'Laurent', PictureUri: null };
  const found = { ...zoe, Email: 'zoe@example.com', EmailConfirmed: true, Roles: ['Athlete' as const] };
  const pack = { ClubCreditsPackageId: 3, ClubId: 1, Name: 'Pack of 10', Credits: 10, Price: 8000, Currency: 'EUR' };
  const { sent } = await open({}, [
    answer(listClubUsers, { id: 1 }, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [found] }),
    answer(getPaymentSettings, { id: 1 }, { EnableOnlinePayments: false, EnableStore: true }),
    answer(listPaymentAccounts, { id: 1 }, []),
    answer(listSubscriptionTypes, { id: 1 }, []),
    answer(listCreditsPackages, { id: 1 }, [{ ...pack, PaymentAccountType: 'Manual', Purchasable: true, RowVersion: 0 }]),
    answer(createOrder, {}, () =>
      respond(201, { Transaction: transactionWith(), Subscription: null, CreditTransaction: entryWith({ BalanceAfter: 10 }) }),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Sell' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'To whom' }));
  await user.click(await sheet.findByRole('option', { name: 'zuzu · Zoë Laurent' }));
  const sale = within(await screen.findByRole('dialog', { name: 'Sale to Zoë Laurent' }));
  await user.click(await sale.findByRole('radio', { name: 'Credit package' }));
  await user.click(await sale.findByRole('button', { name: 'Sell for €80.00' }));
  expect(await screen.findByText('Zoë Laurent now has 10 credits')).toBeTruthy();
  const order = { OrderType: 'Credits', UserId: 9, ClubCreditsPackageId: 3, Method: 'Cash' };
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject(order);
});

it('a new club shows the classes of today, and a checklist until all its items are done', async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1, { Address: 'Via Tortona 9' })],
    path: '/ClubProfile',
    answers: [
      answer(listClasses, { id: 1 }, none),
      answer(listClubNeeds, { id: 1 }, none),
      answer(listMoneyDue, { id: 1 }, []),
      answer(listTransactions, { id: 1 }, { ...none, Sums: [] }),
      answer(listClubSensors, { id: 1 }, none),
      answer(listRooms, { id: 1 }, [room]),
      answer(listLiveAthletes, { id: 1 }, []),
      answer(listBridges, { id: 1 }, []),
      answer(
        getClubSummary,
        { id: 1 },
        {
          ClubId: 1,
          Code: 'ABC',
          InviteCode: '4F00D5A19C2E4B7F8A11',
          Athletes: 0,
          TrainingNow: 0,
          TrainingsToday: 0,
          PointsToday: 0,
          BridgesOnline: 0,
          BridgesTotal: 0,
          BridgeWarnings: 0,
        },
      ),
    ],
  });
  const bridge = await screen.findByRole('link', { name: 'Plug in the bridge' });
  expect(bridge.getAttribute('href')).toBe('/FirstClub/bridge');
  expect(await screen.findByText('No class today')).toBeTruthy();
  expect(screen.getByText('2 of 6')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add a room' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Needs you' })).toBeNull();
});

it('a club with many members has the checklist until it is dismissed', async () => {
  const { unmount } = await open({});
  expect(await screen.findByText('2 of 6')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('heading', { name: 'Start the club' })).toBeNull();
  unmount();
  await open({});
  expect(await screen.findByText('No class today')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Start the club' })).toBeNull();
});

const person = (UserId: number, FirstMidName: string) => ({ UserId, Nickname: FirstMidName, FirstMidName, LastName: 'Rossi' });
const seat: Need = {
  Kind: 'FreeSeat',
  Person: person(6, 'Sofia'),
  ClassId: 5,
  ClassName: 'HIIT Ignite',
  Begin: '2026-11-20T17:00:00Z',
  Place: 'InSite',
  Free: 1,
  Waiting: 3,
};

it('the club overview lists disputes with their last day, and a disconnected account', async () => {
  const dispute = {
    Kind: 'Dispute',
    Payer: { UserId: 5, Nickname: 'ada', FirstMidName: 'Ada', LastName: 'Rossi' },
    PaymentDisputeId: 8,
    Title: 'Open monthly',
    Amount: 5_900,
    Currency: 'EUR',
    EvidenceDueBy: '2026-11-28T12:00:00Z',
  } as const;
  const lost = { ...dispute, Kind: 'DisputeLost', PaymentDisputeId: 9, Payer: null, EvidenceDueBy: null } as const;
  await open({ needs: [{ Kind: 'AccountDisconnected' }, dispute, lost] });
  expect(await screen.findByText(/Disputes Open monthly, €59\.00\. Answer until .*28/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reply: Ada Rossi' }).getAttribute('href')).toContain('/Disputes?dispute=8');
  expect(screen.getByText(/The dispute of Open monthly, €59\.00, is lost/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Decide now: A deleted account' }).getAttribute('href')).toContain(
    '/Disputes?dispute=9',
  );
  expect(screen.getByText(/Stripe may go on charging its subscriptions\. The club does not see it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Reconnect/ }).getAttribute('href')).toContain('/CreditsAndSubscriptions/payments');
});

it('the club overview lists six urgent needs, each with the act that settles it', async () => {
  const unpaid = (id: number): Need => ({
    Kind: 'Unpaid',
    Person: person(id, `Debtor${id}`),
    UserSubscriptionId: id,
    SubscriptionName: 'Open',
    Amount: 5_900,
    Currency: 'EUR',
    Since: '2026-11-10',
  });
  const booked: unknown[] = [];
  await open({ needs: [seat, ...[11, 12, 13, 14, 15, 16].map(unpaid), { Kind: 'Policies', People: 8 }] }, [
    answer(setParticipantState, { id: 5, userId: 6 }, (body) => {
      booked.push(body);
      return participantWith(6, 'Sofia');
    }),
  ]);
  const user = userEvent.setup();
  expect(await screen.findByText('1 seat free. Sofia Rossi is first of 3 waiting.')).toBeTruthy();
  expect(screen.getByText('8 · most urgent first')).toBeTruthy();
  expect(screen.getAllByText(/€59.00 for Open, unpaid since/)).toHaveLength(5);
  expect(await screen.findByRole('button', { name: 'Take payment of Debtor11 Rossi' })).toBeTruthy();
  expect(screen.queryByText('8 members')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(await screen.findByText('8 members')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Book Sofia Rossi/ }));
  await waitFor(() => expect(booked).toEqual([{ State: 'Booked', paymentMode: 'Auto', force: false }]));
});

it('the club overview shows why the first member in the queue of a class cannot be booked', async () => {
  await open({ needs: [seat] }, [
    answer(setParticipantState, { id: 5, userId: 6 }, () => respond(409, { ErrorType: 'ClassFull', status: 409, title: '' })),
  ]);
  await userEvent.setup().click(await screen.findByRole('button', { name: /Book Sofia Rossi/ }));
  expect(await screen.findByText(/the class is full/)).toBeTruthy();
});

it('the club overview admits a request to join, or declines it after a confirmation', async () => {
  const answered: string[] = [];
  const asks = (id: number, name: string): Need => ({
    Kind: 'JoinRequest',
    Person: person(id, name),
    AskedAt: '2026-11-20T09:00:00Z',
  });
  await open({ needs: [asks(7, 'Ada'), asks(8, 'Eva')] }, [
    answer(approveJoining, { id: 1, userId: 7 }, () => void answered.push('yes')),
    answer(declineJoining, { id: 1, userId: 8 }, () => void answered.push('no')),
  ]);
  const user = userEvent.setup();
  expect(await screen.findAllByText(/has asked to join since/)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Ada Rossi' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Approve: Ada Rossi' }));
  await user.click(screen.getByRole('button', { name: 'Decline: Eva Rossi' }));
  expect(answered).toEqual(['yes']);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(answered).toEqual(['yes', 'no']));
});

it('the club overview shows debts by currency with the oldest day, and the revenue of the day', async () => {
  await open({
    due: [
      { Payment: 'Unpaid', Currency: 'EUR', Amount: 40_200, People: 6, Oldest: '2026-11-02' },
      { Payment: 'ToPay', Currency: 'EUR', Amount: 61_400, People: 9, Oldest: '2026-11-30' },
    ],
  });
  expect(await screen.findByText('€1,016.00')).toBeTruthy();
  const late = screen.getByRole('link', { name: /6 people, oldest/ });
  expect(late.textContent).toContain('€402.00');
  expect(late.getAttribute('href')).toContain('pay=Unpaid');
  expect((await screen.findByText('7 sales')).parentElement?.textContent).toContain('€318.00');
});

it("the club overview shows in the evening that the day's classes have ended, and shows the next class", async () => {
  const Begin = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const End = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const today = calendarClassWith({ ClassId: 1, Name: 'Row & Core', Begin, End });
  const next = calendarClassWith({ ClassId: 43, Name: 'Evening ride', PublishState: 'Published', Begin: '2030-01-02T17:00:00Z' });
  await open({}, [
    answer(listClasses, { id: 1 }, (_, { query }) => ({
      draw: 0,
      recordsTotal: 1,
      recordsFiltered: 1,
      data: [query['length'] === '20' ? next : today],
    })),
  ]);
  const link = await screen.findByRole('link', { name: /^next: Evening ride, / });
  const over = link.parentElement;
  expect(over?.textContent).toMatch(/^All classes of today are over · next: /);
  expect(over?.closest('header')?.querySelector('h2')?.textContent).toMatch(/seats/i);
  expect(screen.getByRole('link', { name: /Row & Core/ })).toBeTruthy();
});

it('the class strip marks the running class, and draws the present time before the first coming class', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const one = (ClassId: number, Name: string, hours: number) =>
    calendarClassWith({ ClassId, Name, Begin: at(hours), End: at(hours + 0.75) });
  await open({ classes: [one(1, 'Row & Core', -3), one(2, 'HIIT Ignite', -0.25), one(3, 'Pilates Mat', 2)] });
  const card = (name: RegExp) => screen.findByRole('link', { name });
  expect((await card(/HIIT Ignite/)).textContent).toContain('now');
  expect((await card(/Row & Core/)).textContent).not.toContain('now');
  const lined = screen.getAllByRole('listitem').filter((item) => item.querySelector('time') !== null);
  expect(lined.map((item) => item.textContent)).toEqual([expect.stringContaining('Pilates Mat')]);
});

it('the class strip shows past, next, full and unpublished classes of the day with their seats', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const one = (ClassId: number, Name: string, hours: number, changed: Partial<CalendarClass> = {}) =>
    calendarClassWith({ ClassId, Name, Begin: at(hours), End: at(hours + 0.75), InSiteParticipants: 15, ...changed });
  await open({
    classes: [
      one(1, 'Row & Core', -3, { InSiteQueued: 2 }),
      one(2, 'HIIT Ignite', 1, { InSiteQueued: 3 }),
      one(3, 'Pilates Mat', 2, { InSiteParticipants: 16 }),
      one(4, 'Open day', 3, { PublishState: 'Unpublished', InSiteParticipants: 0 }),
    ],
  });
  expect(await screen.findByText('Still ahead: 31 of 32 published seats booked, 3 people waiting')).toBeTruthy();
  const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).textContent;
  expect(card('HIIT Ignite')).toMatch(/in (1 h|60 min)/);
  expect(card('HIIT Ignite')).toContain('1 free, 3 wait');
  expect(card('Row & Core')).not.toContain('free');
  expect(card('Pilates Mat')).toContain('Full');
  expect(card('Open day')).toContain('Unpublished');
});

it("the club overview shows the club's needs also to a user without own tasks", async () => {
  await open({}, [answer(countOpenTasks, { id: 1 }, { Mine: 0, MineDue: 0, All: 3, AllDue: 2 })]);
  expect(await screen.findByText('Nothing for you; 2 tasks of the club are due')).toBeTruthy();
  expect(screen.queryByText('Nothing to do')).toBeNull();
});
