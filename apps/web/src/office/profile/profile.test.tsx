import { type Consent, type Purpose, purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { listConsents, listHealthReads, setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { type Watch, watchModes } from '@clubpulse/contract/accounts/users';
import { getEmailStatus, getSelf, putUser, putZones, sendConfirmation } from '@clubpulse/contract/accounts/users.calls';
import { addRelationship, deleteRelationship, listRelationships } from '@clubpulse/contract/accounts/watches.calls';
import { listMyDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { Loss } from '@clubpulse/contract/members/membership';
import { getOwnLoss, leaveClub, sendLeaveCode } from '@clubpulse/contract/members/membership.calls';
import { deleteAccount } from '@clubpulse/contract/office/account.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldWith } from '../../billing/test/money.ts';
import { callKey, queryClient } from '../../platform/api.ts';
import { keepSession } from '../../platform/identity/stored-session.ts';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { openScreen } from '../../test/screen.tsx';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const clubs = [clubWith(1)];
const nickname = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Nickname/ });
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter((call) => call.method === 'PUT' || call.method === 'PATCH');

const debt = {
  DebtId: 3,
  ClubId: 1,
  ClubName: 'Cadenza',
  UserId: 11,
  IsMember: true,
  FirstMidName: 'Ada',
  LastName: 'Rossi',
  Nickname: 'Ada',
  UserSubscriptionId: 900,
  SubscriptionName: 'Open monthly',
  Currency: 'EUR',
  AmountDue: 1_000,
  PartPaid: 0,
  OwedSince: '2026-09-01',
  LeftAt: '2026-10-01T10:00:00Z',
};
const loss: Loss = {
  UserId: 11,
  Roles: ['Athlete'],
  Subscriptions: 1,
  Tickets: 0,
  Credits: 0,
  Bookings: 0,
  PastBookings: 0,
  RecurringBookings: 0,
  Family: 0,
  Documents: 0,
  Files: 0,
  WorkoutSheets: 0,
  Notes: 0,
  Tasks: 0,
  Owed: [{ Currency: 'EUR', Amount: 5_900 }],
  Classes: 0,
  LeavesNoManager: false,
};

it('the profile shows that mail does not reach the e-mail address', { tags: ['atLength'] }, async () => {
  const status = { Email: self.Email, Confirmed: true, State: 'GivenUp', On: '2026-11-17', LastError: 'timeout' } as const;
  await openScreen({ self, clubs, path: '/Profile', answers: [answer(getEmailStatus, { id: 11 }, status)] });
  expect((await screen.findByRole('alert')).textContent).toContain(self.Email);
});

it('the profile links to the page that changes the e-mail address', async () => {
  const { router } = await openScreen({ self, clubs, path: '/Profile', answers: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Change e-mail' }));
  expect(router.state.location.pathname).toBe('/Security');
});

describe('an unconfirmed email address in the profile', () => {
  it('is marked, and its confirmation link can be sent again', { tags: ['atLength'] }, async () => {
    const { sent } = await openScreen({
      self: { ...self, EmailConfirmed: false },
      clubs,
      path: '/Profile',
      answers: [answer(sendConfirmation, { id: 11 }, () => respond(200, { Sent: true }))],
    });
    expect(await screen.findByText(/Your e-mail is not confirmed yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(`The link is on its way to ${self.Email}`)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the section of data shared with clubs', () => {
  const never = (Purpose: Purpose): Consent => ({ ClubId: 1, Purpose, Granted: false, Answered: false, At: null });
  it('can be read offline as last loaded', { tags: ['atLength'] }, async () => {
    await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [answer(listConsents, { id: 11 }, purposes.map(never)), answer(listHealthReads, { id: 11 }, [])],
    });
    keepSession(config, { access_token: 'ada', profile: { sub: 'ada' } }, true);
    await act(() => queryClient.refetchQueries());
    await screen.findByRole('switch', { name: /^Body data/ });
    const comeBack = goOffline();
    await act(() => queryClient.resetQueries({ queryKey: callKey(listConsents, { params: { id: 11 } }) }));
    expect(await screen.findByRole('switch', { name: /^Body data/ })).toBeTruthy();
    comeBack();
  });

  it('grants and withdraws access by purpose, with a log of readers', async () => {
    let standing = purposes.map(never);
    const set = (Granted: boolean) =>
      standing.map((one) => (one.Purpose === 'Body' ? { ...one, Granted, Answered: true, At: '2026-11-20T10:00:00Z' } : one));
    const { sent } = await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(listConsents, { id: 11 }, () => respond(200, standing)),
        answer(setConsents, { id: 11 }, () => {
          standing = set(!standing.some(({ Granted }) => Granted));
          return respond(200, standing);
        }),
        answer(
          listHealthReads,
          { id: 11 },
          Array.from({ length: 10 }, (_, index) => ({
            HealthReadId: 10 - index,
            At: '2026-11-20T17:03:00Z',
            Purpose: 'Injuries' as const,
            ClubName: 'Cadenza Navigli',
            FirstMidName: 'Giulia',
            LastName: index === 0 ? 'Ferri' : 'Costa',
            Nickname: 'Giulia',
          })),
        ),
      ],
    });
    const body = await screen.findByRole<HTMLInputElement>('switch', { name: /^Body data/ });
    expect([body.checked, screen.getAllByText('Not shared')]).toEqual([
      false,
      expect.objectContaining({ length: purposes.length }),
    ]);
    await userEvent.click(body);
    expect(await screen.findByText('Shared since 20/11/2026')).toBeTruthy();
    await userEvent.click(body);
    expect(await screen.findByText('Not shared since 20/11/2026')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map((call) => call.body)).toEqual([
      [{ ClubId: 1, Purpose: 'Body', Granted: true, Version: textVersions.Body }],
      [{ ClubId: 1, Purpose: 'Body', Granted: false, Version: textVersions.Body }],
    ]);
    const looked = within(screen.getByRole('region', { name: 'Who viewed it' }));
    expect(looked.getByText('Giulia Ferri').closest('li')?.textContent).toContain('Injuries and goals, Cadenza Navigli');
    expect(looked.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(looked.getByRole('button', { name: 'Show 2 more' }));
    expect(looked.getAllByRole('listitem')).toHaveLength(10);
  });
});

describe('the profile form', () => {
  it('saves the changes and shows that they were saved', async () => {
    const saved = { ...self, Nickname: 'Fox', RowVersion: 4 };
    const { sent } = await openScreen({ self, clubs, path: '/Profile', answers: [answer(putUser, { id: 11 }, saved)] });
    await retype(await nickname(), 'Fox');
    expect(screen.getByText('1 change')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]).toMatchObject({ path: '/users/11', body: { Nickname: 'Fox', RowVersion: 3, Height: 168 } });
  });

  it('shows a taken nickname at its field with suggestions and without a toast', { tags: ['atLength'] }, async () => {
    const taken = () =>
      respond(409, { type: 'about:blank', title: '', status: 409, ErrorType: 'NicknameExists', requestId: 'r' });
    await openScreen({ self, clubs, path: '/Profile', answers: [answer(putUser, { id: 11 }, taken)] });
    const field = await nickname();
    await retype(field, 'Fox');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This nickname is taken. Choose another one.')).toBeTruthy();
    expect(screen.queryByText('Error updating data')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Fox1' }));
    expect(field.value).toBe('Fox1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(false);
  });

  it('does not lose the input when the server fails', { tags: ['atLength'] }, async () => {
    await openScreen({ self, clubs, path: '/Profile', answers: [answer(putUser, { id: 11 }, () => respond(500, {}))] });
    const field = await nickname();
    await retype(field, 'Fox');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Error updating data')).toBeTruthy();
    expect(field.value).toBe('Fox');
  });

  it('loads the newest values after another change was saved meanwhile', { tags: ['atLength'] }, async () => {
    const stale = () =>
      respond(409, { type: 'about:blank', title: '', status: 409, ErrorType: 'StaleRowVersion', requestId: 'r' });
    let requests = 0;
    const answers = [
      answer(getSelf, {}, () => respond(200, (requests += 1) === 1 ? self : { ...self, LastName: 'Bianchi', RowVersion: 9 })),
      answer(putUser, { id: 11 }, stale),
    ];
    await openScreen({ self, clubs, path: '/Profile', answers });
    await retype(await nickname(), 'Fox');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/changed elsewhere/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Last name/ }).value).toBe('Bianchi');
    expect((await nickname()).value).toBe('Fox');
  });

  it('marks a text that is not a date', { tags: ['atLength'] }, async () => {
    await openScreen({ self, clubs, path: '/Profile' });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Date of birth/ });
    expect(field.value).toBe('05/03/1991');
    await retype(field, '32/13/2024');
    await userEvent.tab();
    expect(await screen.findByText('This is not a date. Write it as dd/mm/yyyy, for example 27/04/1985.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('warns before unsaved changes are lost', { tags: ['atLength'] }, async () => {
    const journal = answer(listCalendarTrainings, { id: 11 }, []);
    const { router } = await openApp({ self, clubs, path: '/Profile', answers: [journal] });
    await retype(await nickname(), 'Fox');
    const [link] = screen.getAllByRole('link', { name: 'Journal' });
    await userEvent.click(link!);
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(router.state.location.pathname).toBe('/Profile');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Journal'));
  });
});

describe('the section to leave', () => {
  it('deletes the account only after the user types its e-mail address', async () => {
    const lastManager = () =>
      respond(409, { type: 'about:blank', title: '', status: 409, ErrorType: 'LastManager', requestId: 'r' });
    const { sent } = await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(deleteAccount, { id: 11 }, lastManager),
        answer(listMySubscriptions, { id: 11 }, [heldWith({ UserId: 11, AmountDue: 5_900, Owed: 5_900 })]),
        answer(listMyDebts, { id: 11 }, [debt]),
        answer(getOwnLoss, { id: 11, clubId: 1 }, loss),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete my account' });
    expect(await within(dialog).findByText(/You owe €69.00. That stays due, under your name/)).toBeTruthy();
    expect(await within(dialog).findByRole('list')).toBeTruthy();
    const field = await within(dialog).findByRole('textbox', { name: `Type ${self.Email} to continue` });
    await userEvent.type(field, 'somebody@example.com');
    expect(button.disabled).toBe(true);
    await retype(field, self.Email.toUpperCase());
    await userEvent.click(button);
    expect(await within(dialog).findByText(/Nobody else manages this club/)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { Email: self.Email } }]);
  });

  it('shows what a user loses with a club, and leaves it', { tags: ['atLength'] }, async () => {
    const { sent } = await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [answer(leaveClub, { id: 11, clubId: 1 }, () => respond(204)), answer(getOwnLoss, { id: 11, clubId: 1 }, loss)],
    });
    await userEvent.click(await screen.findByRole('button', { name: `Leave ${clubs[0]?.Name}` }));
    const dialog = await screen.findByRole('dialog', { name: `Leave ${clubs[0]?.Name}?` });
    expect((await within(dialog).findByRole('listitem')).textContent).toBe('1 subscription');
    expect(await within(dialog).findByText('You owe the club €59.00. That stays due after you leave.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the club' }));
    expect(await screen.findByText(`You left ${clubs[0]?.Name}`)).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ path: '/users/11/clubs/1' }]);
  });

  it('asks staff who leave a club for the mailed code', async () => {
    const queries: object[] = [];
    await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(getOwnLoss, { id: 11, clubId: 1 }, { ...loss, Roles: ['Trainer'] }),
        answer(sendLeaveCode, { id: 11, clubId: 1 }, () =>
          respond(200, { Email: self.Email, ExpiresAt: '2026-11-20T11:10:00Z' }),
        ),
        answer(leaveClub, { id: 11, clubId: 1 }, (_, { query }) => {
          queries.push(query);
          return respond(204);
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: `Leave ${clubs[0]?.Name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^We sent a code to /)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Code from the e-mail' }), '481907');
    await userEvent.click(screen.getByRole('button', { name: 'Leave the club' }));
    expect(await screen.findByText(`You left ${clubs[0]?.Name}`)).toBeTruthy();
    expect(queries).toEqual([{ Code: '481907' }]);
  });
});

describe('the section of followed users', () => {
  const fox = { UserId: 5, Nickname: 'Fox', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };
  const watch = { WatcherId: 11, WatchedId: 5, Type: watchModes.follow, NotifyWatcher: false };

  it('lists the followed users and removes one of them, without an error if this user was removed elsewhere', {
    tags: ['atLength'],
  }, async () => {
    let ended = false;
    const removed = () => {
      ended = true;
      return respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'NotFound', requestId: 'r' });
    };
    await openScreen({
      self: { ...self, Watches: [watch] },
      clubs,
      path: '/Profile',
      answers: [
        answer(getSelf, {}, () => respond(200, { ...self, Watches: ended ? [] : [watch] })),
        answer(listRelationships, { id: 11 }, () => respond(200, ended ? [] : [{ ...watch, Watched: fox }])),
        answer(deleteRelationship, { id: 11, watchedId: 5 }, removed),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop following Davide Longo' }));
    expect(await screen.findByText('You follow nobody')).toBeTruthy();
    expect(screen.queryByText(/Error/)).toBeNull();
  });
});

describe('the notification about comments on a followed user', { tags: ['atLength'] }, () => {
  it('is switched on for each user separately', async () => {
    const fox = { UserId: 5, Nickname: 'Fox', FirstMidName: 'Davide', LastName: 'Longo', PictureUri: null };
    let watch: Watch = { WatcherId: 11, WatchedId: 5, Type: watchModes.follow, NotifyWatcher: false };
    await openScreen({
      self: { ...self, Watches: [watch] },
      clubs,
      path: '/Profile',
      answers: [
        answer(getSelf, {}, () => respond(200, { ...self, Watches: [watch] })),
        answer(listRelationships, { id: 11 }, () => respond(200, [{ ...watch, Watched: fox }])),
        answer(addRelationship, { id: 11 }, (body) => {
          watch = body as Watch;
          return respond(201, body);
        }),
      ],
    });
    const notifies = () => screen.findByRole<HTMLInputElement>('switch', { name: /trainings of Davide Longo/ });
    await userEvent.click(await notifies());
    expect(watch).toMatchObject({ Type: watchModes.notify, NotifyWatcher: true });
    await waitFor(async () => expect((await notifies()).checked).toBe(true));
  });
});

describe('the custom zones', () => {
  it('begin with the present limits, show an error for a wrong order, and are saved with the profile', {
    tags: ['atLength'],
  }, async () => {
    const { sent } = await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(putUser, { id: 11 }, { ...self, RowVersion: 4 }),
        answer(putZones, { id: 11 }, () => respond(200, { ...self, Zone2Bpm: 133 })),
      ],
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'How your zones are set' }));
    await userEvent.click(await screen.findByRole('option', { name: 'My own heart rates' }));
    const third = await screen.findByRole<HTMLInputElement>('textbox', { name: /Zone 3 begins at/ });
    expect(third.value).toBe('129');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Zone 1 begins at/ }).readOnly).toBe(true);
    await retype(third, 'a1504');
    expect(third.value).toBe('150');
    expect(await screen.findByText('Fix the marked data and zone limits')).toBeTruthy();
    expect(await screen.findByText('Each zone must begin above the one below it, and below the maximum.')).toBeTruthy();
    await retype(third, '133');
    expect(screen.getByRole('row', { name: /weight control/i }).textContent).toContain('110 to 132');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    const [, zones] = writes(sent);
    expect(zones).toMatchObject({
      path: '/users/11/zones',
      body: { ZoneMode: 'customBpm', OwnMaxHeartRate: 184, Zone2Limit: 133 },
    });
    expect(zones?.body).toMatchObject({ RestingHeartRate: null });
  });

  it('are read-only and in percent in the mode by age, and editable in a custom mode', { tags: ['atLength'] }, async () => {
    await openScreen({ self, clubs, path: '/Profile' });
    await screen.findByRole('combobox', { name: 'How your zones are set' });
    const begins = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Zone \d begins at/ });
    expect(begins.map(({ value, readOnly }) => [value, readOnly])).toEqual(
      ['50', '60', '70', '80', '90'].map((percent) => [percent, true]),
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'How your zones are set' }));
    await userEvent.click(await screen.findByRole('option', { name: 'My own percentages' }));
    const typed = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Zone \d begins at/ });
    expect(typed.map(({ readOnly }) => readOnly)).toEqual([true, false, false, false, false]);
  });

  it('accept a maximum heart rate of three digits up to 220', { tags: ['atLength'] }, async () => {
    await openScreen({ self, clubs, path: '/Profile' });
    const max = await screen.findByRole<HTMLInputElement>('textbox', { name: /Maximum heart rate/ });
    await retype(max, 'b2214');
    expect(max.value).toBe('221');
    expect(await screen.findByText(/between 100 and 220/)).toBeTruthy();
    await retype(max, '220');
    await waitFor(() => expect(screen.queryByText(/between 100 and 220/)).toBeNull());
  });

  it('by reserve show the limits in bpm that result from the resting heart rate', { tags: ['atLength'] }, async () => {
    await openScreen({ self, clubs, path: '/Profile' });
    await userEvent.click(await screen.findByRole('combobox', { name: 'How your zones are set' }));
    await userEvent.click(await screen.findByRole('option', { name: /reserve/ }));
    const resting = await screen.findByRole<HTMLInputElement>('textbox', { name: /Resting heart rate/ });
    await retype(resting, 'a1234');
    expect(resting.value).toBe('123');
    await retype(resting, '60');
    expect(screen.getByRole('row', { name: /(?<!an)aerobic/i }).textContent).toContain('147 to 158');
  });
});

describe('the form of a new account', () => {
  const none = { BirthDate: null, Gender: null, Height: null, Weight: null };
  const unfinished = selfWith({ ...none, FirstMidName: '', LastName: '', MissingFields: ['FirstMidName', 'LastName'] });

  it('requires name and nickname, and nothing else, before any screen', async () => {
    await openApp({ self: unfinished, path: '/Journal' });
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeTruthy();
    expect((await screen.findAllByRole('textbox')).map((field) => field.getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'nickname',
    ]);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('can be switched to another language without losing the input', { tags: ['atLength'] }, async () => {
    const inItalian = { ...unfinished, Language: 'it' as const, RowVersion: unfinished.RowVersion + 1 };
    const { sent } = await openApp({
      self: unfinished,
      path: '/Journal',
      answers: [answer(putUser, { id: 11 }, () => respond(200, inItalian))],
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Italiano' }));
    expect(await screen.findByRole('heading', { name: 'Completa il tuo profilo' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ }).value).toBe('Ada');
    expect(writes(sent)[0]?.body).toMatchObject({ Language: 'it' });
  });

  it('has a nickname derived from the name until the user types a nickname', async () => {
    await openApp({ self: unfinished, path: '/Journal' });
    await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Ada');
    const suggested = screen.getByRole<HTMLInputElement>('textbox', { name: /Nickname/ });
    expect(suggested.value).toBe('Ada');
    await userEvent.clear(suggested);
    await userEvent.type(suggested, 'Fox');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Rossi');
    expect(suggested.value).toBe('Fox');
  });

  it("shows errors for empty fields, is saved when complete, and continues to the form for a club's code", async () => {
    const finished = { ...unfinished, FirstMidName: 'Ada', LastName: 'Rossi', MissingFields: [] };
    let saved = false;
    const answers = [
      answer(getSelf, {}, () => respond(200, saved ? finished : unfinished)),
      answer(putUser, { id: 11 }, () => {
        saved = true;
        const { MissingFields: _, ...profile } = finished;
        return respond(200, profile);
      }),
    ];
    const { sent, router } = await openApp({ self: unfinished, path: '/', answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
    expect(writes(sent)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Rossi');
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/JoinClub'));
    expect(writes(sent)[0]?.body).toMatchObject({ FirstMidName: 'Ada', LastName: 'Rossi', Nickname: 'Ada R.' });
    expect(writes(sent)[0]?.body).not.toHaveProperty('BirthDate');
  });
});

describe('birth date, gender, height and weight', () => {
  const none = { BirthDate: null, Gender: null, Height: null, Weight: null };
  const without = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] }, ...none });
  const weight = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Weight/ });

  it('are all required once one is entered, and none before', async () => {
    const saved = { ...without, Nickname: 'Fox', RowVersion: 4 };
    const { sent } = await openScreen({ self: without, clubs, path: '/Profile', answers: [answer(putUser, { id: 11 }, saved)] });
    await retype(await nickname(), 'Fox');
    await userEvent.type(await weight(), '61');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(3);
    await userEvent.clear(await weight());
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    expect(writes(sent)).toHaveLength(1);
  });

  it('are requested once before a strap is linked', { tags: ['atLength'] }, async () => {
    const body = { BirthDate: '1990-03-05', Gender: 'Female' as const, Height: 171, Weight: 61 };
    const { sent } = await openScreen({
      self: without,
      clubs,
      path: '/Profile',
      answers: [answer(putUser, { id: 11 }, { ...without, ...body, RowVersion: 4 })],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Link a strap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your body, for zones and calories' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Fill this in.')).toHaveLength(4);
    await userEvent.type(dialog.getByRole('textbox', { name: /Date of birth/ }), '05/03/1990');
    await userEvent.click(dialog.getByRole('combobox', { name: /Gender/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Female' }));
    dialog.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(dialog.getByRole('textbox', { name: /Weight/ }), '61');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Link a strap' })).toBeTruthy();
    expect(writes(sent)[0]?.body).toEqual({ Nickname: without.Nickname, RowVersion: 3, ...body });
  });

  it('can be skipped', { tags: ['atLength'] }, async () => {
    await openScreen({ self: without, clubs, path: '/Profile' });
    await userEvent.click(await screen.findByRole('button', { name: 'Link a strap' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue without' }));
    expect(await screen.findByRole('dialog', { name: 'Link a strap' })).toBeTruthy();
  });
});
