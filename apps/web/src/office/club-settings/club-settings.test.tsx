import { listCurrencies } from '@clubpulse/contract/accounts/lookups.calls';
import { getDemand, setDemand } from '@clubpulse/contract/accounts/security.calls';
import { listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import {
  deleteClub,
  findFreeName,
  getClub,
  getClubLosses,
  getClubReach,
  getClubSummary,
  updateClub,
} from '@clubpulse/contract/clubs/clubs.calls';
import { listKiosks } from '@clubpulse/contract/clubs/kiosks.calls';
import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import type { ClubLog } from '@clubpulse/contract/office/club-logs/club-logs';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubDetailsWith, clubWith, noRoles, selfWith } from '../../test/world.ts';

const saved = clubDetailsWith(1, { CurrencyFixed: true });
const nina = { UserId: 31, Nickname: 'nina', FirstMidName: 'Nina', LastName: 'Gatti' };
const tomas = { UserId: 32, Nickname: 'Tom', FirstMidName: '', LastName: '' };
const changed: ClubLog = {
  ClubLogEntryId: 1,
  At: '2026-11-12T10:00:00Z',
  Kind: 'Settings',
  Type: 'ClubUpdated',
  By: { UserId: 3, Nickname: 'Sara', FirstMidName: 'Sara', LastName: 'Monti' },
  Target: null,
  Subject: null,
  SubjectId: null,
  Amount: null,
  Currency: null,
  Role: null,
  CameBy: null,
  HowKnown: null,
  Stages: null,
  Availability: null,
  Fields: [],
  Count: 1,
};
const open = (answers: Answers, path = '/ClubProfile/Settings', offered = 12) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(getClub, { id: 1 }, saved),
      answer(findFreeName, { id: 1 }, { Free: null }),
      answer(listClubLogs, { id: 1 }, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [changed], Authors: [] }),
      answer(
        getClubSummary,
        { id: 1 },
        {
          ClubId: 1,
          Code: 'CADENZA',
          InviteCode: '4F00D5A19C2E4B7F8A11',
          Athletes: 438,
          TrainingNow: 0,
          TrainingsToday: 0,
          PointsToday: 0,
          BridgesOnline: 0,
          BridgesTotal: 0,
          BridgeWarnings: 0,
        },
      ),
      answer(
        getClubReach,
        { id: 1 },
        {
          Members: 438,
          Classes: 61,
          Bookings: 233,
          Screens: 3,
          Ranked: 212,
          Untrained: 31,
          Trainers: 9,
          Leads: 44,
          SheetReaders: 57,
          Requests: 2,
          Prices: 7,
          StoreOffers: offered,
          StoreRequests: offered === 0 ? 0 : 2,
          RecurringPlans: 1,
        },
      ),
      answer(listCurrencies, {}, [{ Code: 'EUR', Name: 'Euro', Digits: 2 }]),
      answer(listTags, { id: 1 }, [
        { ClubTagId: -1, Text: null, Members: 12 },
        { ClubTagId: -2, Text: null, Members: 0 },
        { ClubTagId: 4, Text: 'Runners', Members: 1 },
      ]),
      answer(listKiosks, { id: 1 }, [
        { KioskId: 3, ClubId: 1, Name: 'Entrance', CreatedAt: '2025-03-11T08:00:00Z', PairedAt: null, LastSeen: null },
      ]),
      answer(getDemand, { id: 1 }, { Demanded: false, Staff: 4, StaffWithFactor: 1, WithoutFactor: [nina, tomas], IsHere: true }),
      answer(listPaymentAccounts, { id: 1 }, []),
      ...answers,
    ],
  });

it.each(oneIn(2, ['/ClubProfile/1/settings', '/ClubProfile/Settings']))(
  'the settings open at %s, and then remove the part about settings from the URL',
  { tags: ['examples'] },
  async (path) => {
    const { router } = await open([], path);
    expect(await screen.findByRole('textbox', { name: /^Club code/ })).toBeTruthy();
    expect(router.state.location).toMatchObject({
      pathname: '/ClubProfile',
      state: { action: expect.stringMatching(/^settings$/i) },
    });
  },
);

it('the settings are a tab of the overview, and warn before changes are lost', async () => {
  const { router } = await open([]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: /^Leads/ }));
  for (const name of ['Overview', 'Settings'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/\/ClubProfile$/);
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/ClubProfile');
});

it('the settings open at the section that a link names', { tags: ['atLength'] }, async () => {
  const { router } = await open([]);
  await screen.findByRole('textbox', { name: /^Club code/ });
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await act(() => router.navigate('/ClubProfile/Settings', { state: { section: 'switched' } }));
  expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: 'Switched on' }));
  scrolled.mockRestore();
});

it('the settings have an outline with contents and errors of each section, and a link to the log of changes', {
  tags: ['atLength'],
}, async () => {
  const user = userEvent.setup();
  await open([]);
  const outline = within(await screen.findByRole('navigation', { name: 'Sections' }));
  await waitFor(() => expect(outline.getByRole('button', { name: 'Groups 3' })).toBeTruthy());
  expect(outline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Club',
    'Name and place',
    'Joining',
    'Groups3',
    'Parts',
    expect.stringMatching(/^Switched on\d of 9$/),
    expect.any(String),
    'Reminders',
    'Money',
    'End',
    'Delete the club',
  ]);
  await user.clear(screen.getByRole('textbox', { name: /^Club code/ }));
  expect(await outline.findByRole('button', { name: 'Joining 1' })).toBeTruthy();
  const role = screen.getByRole<HTMLAnchorElement>('link', { name: 'Who changed what' });
  expect(role.getAttribute('href')).toContain('/ClubLogs?kind=Settings&days=120');
});

it('the settings save changed fields with the version that was read, and show the effects', async () => {
  const user = userEvent.setup();
  const { sent } = await open([answer(updateClub, { id: 1 }, (body) => ({ ...saved, ...(body as object), RowVersion: 3 }))]);
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Club code/ });
  expect(code.maxLength).toBe(20);
  await user.clear(code);
  await user.type(code, 'navi20');
  await user.click(screen.getByLabelText(/^Activities/));
  await user.click(screen.getByLabelText(/^Leads/));
  const days = screen.getByRole('textbox', { name: /^Mark new people for/ });
  await user.clear(days);
  await user.type(days, '10');
  expect(screen.getByText(/^Club code\. CADENZA stops working/)).toBeTruthy();
  expect(screen.getByText(/^Activities off\./)).toBeTruthy();
  expect((await screen.findByText('Upcoming classes')).textContent).toBe('Upcoming classes 61');
  expect(screen.getByText('Upcoming bookings').textContent).toBe('Upcoming bookings 233');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The club was saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === updateClub.method)?.body).toMatchObject({
    Code: 'NAVI20',
    EnableActivities: false,
    EnableLeads: false,
    NewUserDays: 10,
    RowVersion: 2,
    Website: null,
  });
});

it('the settings show effects without numbers when the numbers are zero', { tags: ['atLength'] }, async () => {
  await open([], undefined, 0);
  await userEvent.click(await screen.findByRole('switch', { name: /^Store/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^Leads/ }));
  await screen.findByText('44');
  expect(screen.getByText(/^Store off\. Members no longer see what they can buy/).textContent).not.toMatch(/\d/);
});

it('the save bar of the settings counts a disabled store as a change, shows what disappears, and reverts the change', {
  tags: ['atLength'],
}, async () => {
  const user = userEvent.setup();
  const { sent } = await open([answer(updateClub, { id: 1 }, (body) => ({ ...saved, ...(body as object), RowVersion: 3 }))]);
  const store = await screen.findByRole<HTMLInputElement>('switch', { name: /^Store/ });
  await user.click(store);
  await user.click(screen.getByRole('switch', { name: /^Card payments/ }));
  expect(await screen.findByText(/^Store off\. 12 offers disappear for members/)).toBeTruthy();
  expect(screen.getByText(/^Card payments on\. 1 recurring plan can be sold/)).toBeTruthy();
  expect(screen.getByText('2 changes')).toBeTruthy();
  await user.click(screen.getByText('2 effects'));
  expect(document.activeElement?.textContent).toContain('Store off. 12 offers disappear');
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(store.checked).toBe(true);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await user.click(store);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The club was saved')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/clubs/1', body: { EnableStore: false, EnableOnlinePayments: false } },
  ]);
});

it('the settings edit load steps in the units of the screens and store kilograms', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const { sent } = await open([answer(updateClub, { id: 1 }, (body) => ({ ...saved, ...(body as object), RowVersion: 3 }))]);
  await user.click(await screen.findByRole('combobox', { name: /^Weights on the screens/ }));
  await user.click(await screen.findByRole('option', { name: 'Pounds' }));
  await user.type(screen.getByRole('textbox', { name: 'Smallest step of bars and machines' }), '5');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The club was saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === updateClub.method)?.body).toMatchObject({
    UnitSystem: 'Imperial',
    BarStep: 2.26796,
    HandStep: null,
  });
});

it('the settings offer the next free club name when the typed name is taken', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const values = { name: 'Cadenza Isola', free: 'Cadenza Isola 2' };
  await open([
    answer(updateClub, { id: 1 }, () =>
      respond(409, { ErrorType: 'ClubNameTaken', values, errors: [{ field: 'Name', key: 'error.ClubNameTaken', values }] }),
    ),
  ]);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Cadenza Isola');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Take Cadenza Isola 2' }));
  expect(name.value).toBe('Cadenza Isola 2');
  await user.clear(name);
  await user.type(name, 'Cadenza Isola');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('button', { name: 'Take Cadenza Isola 2' })).toBeTruthy();
  await user.type(name, ' Nord');
  expect(screen.queryByRole('button', { name: 'Take Cadenza Isola 2' })).toBeNull();
});

it('the settings show while typing that a club name is taken, and propose a free one', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const { sent } = await open([answer(findFreeName, { id: 1 }, { Free: 'Cadenza Isola 2' })]);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Cadenza Isola');
  expect(await screen.findByText('There is already a club called Cadenza Isola. Cadenza Isola 2 is free.')).toBeTruthy();
  expect(sent.filter(({ path }) => path.startsWith('/clubs/1/freeName'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Take Cadenza Isola 2' }));
  expect(name.value).toBe('Cadenza Isola 2');
  expect(screen.queryByText(/There is already a club called/)).toBeNull();
});

it('the settings show who changed the club last, and the contents of each section', { tags: ['atLength'] }, async () => {
  await open([]);
  expect((await screen.findByText('12/11/2026')).closest('li')?.textContent).toMatch(/Sara Monti$/);
  const outline = within(screen.getByRole('navigation', { name: 'Sections' }));
  const count = (name: RegExp) => outline.getByRole('button', { name }).textContent;
  await waitFor(() => expect(count(/^Groups/)).toBe('Groups3'));
  expect(count(/^Switched on/)).toMatch(/^Switched on\d of 9$/);
  const user = userEvent.setup();
  await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
  await waitFor(() => expect(count(/^Name/)).toMatch(/1$/));
});

it('the settings show tags and kiosks, and a currency that cannot change', async () => {
  await open([]);
  expect(await screen.findByText('Self-joined')).toBeTruthy();
  expect(screen.getByText('Runners')).toBeTruthy();
  expect(screen.getByText('Entrance').closest('li')?.textContent).toContain('Since 11/03/2025');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Currency/ }).disabled).toBe(true);
});

it('the settings show the losses and delete the club after its name is typed', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const empty = { Members: 0, Staff: 0, Subscriptions: 0, Credits: 0, Classes: 0, Bookings: 0, Transactions: 0, Bridges: 0 };
  const none = { ...empty, Invitations: 0, Imported: 0 };
  const { sent } = await open([
    answer(getClubLosses, { id: 1 }, { ...none, Members: 438, Bookings: 61, Invitations: 12 }),
    answer(deleteClub, { id: 1 }, undefined),
  ]);
  const end = within(await screen.findByRole('region', { name: 'End' }));
  await user.click(end.getByRole('button', { name: 'Delete the club' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('Memberships')).parentElement?.textContent).toContain('438');
  expect(dialog.getByText('Open invitations').parentElement?.textContent).toContain('12');
  expect(dialog.queryByText('Payments on record')).toBeNull();
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete the club' });
  const typed = await dialog.findByRole('textbox');
  await user.type(typed, 'club 1');
  expect(remove.disabled).toBe(true);
  await user.clear(typed);
  await user.type(typed, 'Club 1');
  await user.click(remove);
  await waitFor(() => expect(sent.map(({ method }) => method)).toContain('DELETE'));
});

it('the settings require a new sign-in before a manager ends the requirement of a second factor', async () => {
  const user = userEvent.setup();
  const problem = {
    type: 'about:blank',
    title: '',
    status: 403,
    requestId: '1',
    ErrorType: 'SignInAgain',
    values: { minutes: 10 },
  };
  await open([
    answer(getDemand, { id: 1 }, { Demanded: true, Staff: 4, StaffWithFactor: 4, WithoutFactor: [], IsHere: true }),
    answer(setDemand, { id: 1 }, () => respond(403, problem)),
  ]);
  await user.click(await screen.findByRole('button', { name: 'No longer require it' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm it is you' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Require it' })).toBeNull();
});

it('the settings let only a user with a second factor require it of staff', async () => {
  const user = userEvent.setup();
  const problem = { type: 'about:blank', title: '', status: 409, requestId: '1', ErrorType: 'SecondFactorFirst' };
  await open([answer(setDemand, { id: 1 }, () => respond(409, problem))]);
  const demand = await screen.findByRole('button', { name: 'Require it' });
  expect(screen.getByText(/1 of 4 have one/)).toBeTruthy();
  expect(screen.getByText(/Without one: Nina Gatti, Tom, 1 more\./)).toBeTruthy();
  await user.click(demand);
  expect(await screen.findByRole('button', { name: 'Set up a second step' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'No longer require it' })).toBeNull();
});
