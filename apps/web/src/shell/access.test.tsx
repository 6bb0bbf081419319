import { getSecurity } from '@clubpulse/contract/accounts/security.calls';
import { getSelf, getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import { getPaymentSettings, listPaymentAccounts } from '@clubpulse/contract/billing/payment-accounts.calls';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getClub, getClubSummary, listBrandClubs, listMyBrands, listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { listLiveAthletes } from '@clubpulse/contract/live/board.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { listClubComparison, listClubNeeds, listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { getTraining, listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { Outlet, useParams } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { refreshSession, useSession } from '../platform/session.tsx';
import { readStored, storageKeys, store } from '../platform/storage.ts';
import { openApp } from '../test/app.tsx';
import { oneIn } from '../test/examples.ts';
import { answer, respond } from '../test/network.ts';
import { openIn } from '../test/screen.tsx';
import { settled } from '../test/settled.ts';
import { clubDetailsWith, clubWith, noRoles, selfWith } from '../test/world.ts';
import { ScreenRoute } from './ScreenRoute.tsx';

const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }], Athlete: [{ ClubId: 2 }] } });
const none = selfWith({ AvailableRoles: noRoles });
const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } });
const overview = [
  answer(listClasses, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
  answer(listClubNeeds, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
  answer(listMoneyDue, {}, []),
  answer(listTransactions, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [], Sums: [] }),
  answer(listBridges, {}, []),
  answer(listRooms, {}, []),
  answer(listClubSensors, {}, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
  answer(listLiveAthletes, {}, []),
  answer(getLicenseStop, {}, { Stop: null }),
  answer(listPaymentAccounts, {}, []),
  answer(getPaymentSettings, {}, { EnableOnlinePayments: false, EnableStore: true }),
];
const expectPath = (router: { state: { location: { pathname: string } } }, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

describe('a route', () => {
  it.each(oneIn(3, ['/PROFILE', '/profile', '/Profile']))('%s opens the screen Profile', { tags: ['examples'] }, async (path) => {
    await openApp({ self: athlete, clubs: [clubWith(1)], path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile and account' })).toBeTruthy();
    expect(document.title).toBe('Profile and account · Clubpulse');
  });

  it('contains the id after the view', async () => {
    await openApp({ self: athlete, clubs: [clubWith(1)], path: '/joinclub/ab12' });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Club code/ });
    expect(field.value).toBe('AB12');
  });

  it.each(oneIn(4, ['/Nowhere/12', '/', '/Nowhere', '/Home']))(
    '%s opens the default view',
    { tags: ['examples'] },
    async (path) => {
      const { router } = await openApp({
        self: owner,
        path,
        answers: [
          answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
          answer(listBrandClubs, { id: 7 }, []),
          answer(listClubComparison, { id: 7 }, []),
        ],
      });
      await expectPath(router, '/Brand');
    },
  );
});

const Stays = () => {
  const { view = '' } = useParams();
  return ['ClubClasses', 'ManageUsers', 'Journal'].includes(view) ? null : <ScreenRoute />;
};
const Bare = () => (useSession().state === 'starting' ? null : <Outlet />);

describe('the screen of a single object', () => {
  const alone = [
    ['/ClubClassParticipants', '/ClubClasses'],
    ['/EditUser', '/ManageUsers'],
    ['/Training', '/Journal'],
  ] as const;
  it.each(oneIn(2, alone))(
    'with the path %s but without an id redirects to %s, which lists the objects',
    { tags: ['examples'] },
    async (path, list) => {
      const { router } = await openIn({ Frame: Bare, Screen: Stays }, { self: manager, clubs: [clubWith(1)], path });
      await expectPath(router, list);
    },
  );

  it('is named in a note when its list opens instead', async () => {
    await openApp({ self: athlete, clubs: [clubWith(1)], path: '/Training', answers: [answer(listCalendarTrainings, {}, [])] });
    expect(await screen.findByText('Choose what “Training” should show')).toBeTruthy();
    expect(screen.getByText('The link does not say which one. Choose it here.')).toBeTruthy();
  });

  it.each(['/EditUser/nobody', '/ClubClassParticipants/0'])('at %s shows that the object does not exist', async (path) => {
    const { router } = await openIn({ Frame: Bare, Screen: Stays }, { self: manager, clubs: [clubWith(1)], path });
    expect(await screen.findByText('There is nothing here any more')).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('has its own title while its data loads, and when loading fails', { tags: ['atLength'] }, async () => {
    document.title = 'Today · Clubpulse';
    await openApp({
      self: athlete,
      clubs: [clubWith(1)],
      path: '/Training/7',
      answers: [answer(getTraining, { id: 7 }, () => respond(404, {}))],
    });
    expect(await screen.findByText('There is nothing here any more')).toBeTruthy();
    expect(document.title).toBe('Training · Clubpulse');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('the app without a signed-in user', () => {
  it('shows Home, and redirects every other view there', async () => {
    const { router, sent } = await openApp({ self: null, path: '/Profile' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(screen.getByText(/add it to your home screen/)).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/Home', state: { wanted: '/Profile' } });
    expect(sent.map((call) => call.path).filter((path) => path !== '/config')).toEqual([]);
  });

  it('logs no error', async () => {
    const complained = vi.spyOn(console, 'error');
    await openApp({ self: null });
    await screen.findByRole('button', { name: 'Sign in' });
    await settled();
    expect(complained).not.toHaveBeenCalled();
  });
});

describe('a view', () => {
  it('for a role that the user has in no club redirects to the default view', async () => {
    const { router } = await openApp({ self: owner, path: '/TrainersJournal', answers: [answer(listMyBrands, {}, [])] });
    await expectPath(router, '/Brand');
  });

  it('for a role that the user has in another club is NoAccess, and opens when that club is selected', async () => {
    store(storageKeys.club, '2');
    const { router } = await openApp({
      self: manager,
      clubs: [clubWith(1), clubWith(2)],
      path: '/ClubProfile',
      answers: [answer(getClubSummary, { id: 1 }, { ...summary, ClubId: 1 }), ...overview],
    });
    await expectPath(router, '/NoAccess');
    expect(await screen.findByText(/Your role here: Athlete/)).toBeTruthy();
    screen.getByRole('button', { name: 'Switch to Club 1' }).click();
    await expectPath(router, '/ClubProfile');
    expect(readStored(storageKeys.club)).toBe('1');
  });

  it('that has no shell shows an owner the club choice with brand and number of clubs', { tags: ['atLength'] }, async () => {
    await openApp({
      self: owner,
      path: '/FirstClub',
      answers: [
        answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
        answer(listBrandClubs, { id: 7 }, [{ ...clubWith(5), Summary: { ...summary, ClubId: 5 } }]),
      ],
    });
    expect((await screen.findByRole('button', { name: /Club 5/ })).closest('main')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Choose a club: Cadenza ?1 club/ })).toBeTruthy();
    expect(screen.getAllByRole('navigation', { name: 'Main menu' }).length).toBeGreaterThan(0);
  });

  it('of a club lets an owner without a selected club select one', async () => {
    const { router } = await openApp({
      self: owner,
      path: '/ClubProfile',
      answers: [
        answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
        answer(listBrandClubs, { id: 7 }, [{ ...clubWith(5), Summary: { ...summary, ClubId: 5 } }]),
        answer(getClub, { id: 5 }, clubDetailsWith(5)),
        answer(getClubSummary, { id: 5 }, { ...summary, ClubId: 5 }),
        ...overview,
      ],
    });
    (await screen.findByRole('button', { name: /Club 5/ })).click();
    expect(await screen.findByRole('heading', { level: 1, name: 'Club 5' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/ClubProfile');
  });

  it('that is unknown or for another role is named in a note after the redirect', { tags: ['atLength'] }, async () => {
    const brand = [answer(listMyBrands, {}, [])];
    const first = await openApp({ self: owner, path: '/TrainersJournal', answers: brand });
    await expectPath(first.router, '/Brand');
    expect(await screen.findByText(/” is for: Trainer$/)).toBeTruthy();
    first.unmount();
    const journal = [answer(listCalendarTrainings, {}, [])];
    const second = await openApp({ self: athlete, clubs: [clubWith(1)], path: '/Brand', answers: journal });
    expect(await screen.findByText(/^It is for owners of a brand\. Another owner can add you/)).toBeTruthy();
    second.unmount();
    await openApp({ self: owner, path: '/Nowhere/12', answers: brand });
    expect(await screen.findByText('There is no page “Nowhere”')).toBeTruthy();
  });

  it.each(oneIn(2, ['/ClubClasses', '/ClubpulseLIVE']))(
    'that is closed to an owner without a staff role explains who can grant one: %s',
    { tags: ['examples'] },
    async (path) => {
      const { router } = await openApp({
        self: owner,
        clubs: [clubWith(1)],
        path,
        answers: [answer(listMyBrands, {}, [])],
      });
      await expectPath(router, '/Brand');
      expect(await screen.findByText('Calendar and Live are for people who work in a club')).toBeTruthy();
      expect(screen.getByText(/A manager of the club can make you a manager or trainer/)).toBeTruthy();
    },
  );

  it('that an owner without a selected club may not open explains who can grant a staff role', async () => {
    const { router } = await openApp({ self: owner, clubs: [], path: '/ClubClasses', answers: [answer(listMyBrands, {}, [])] });
    await expectPath(router, '/Brand');
    expect(await screen.findByText('Calendar and Live are for people who work in a club')).toBeTruthy();
  });

  it('that is closed for lack of a second factor explains this and links to its set-up', async () => {
    const { router } = await openApp({
      self: { ...owner, AvailableRoles: noRoles, ClosedClubs: ['Navigli'] },
      path: '/Brand',
      answers: [answer(getSecurity, { id: 11 }, () => respond(503, { ErrorType: 'Unavailable' }))],
    });
    await expectPath(router, '/Security');
    expect(await screen.findByText('Navigli requires its staff to use a second step')).toBeTruthy();
    expect(screen.getByText(/The pages of the club and of its brand then open/)).toBeTruthy();
  });

  it('that needs a club redirects a user without one and shows a toast', async () => {
    const { router } = await openApp({ self: none, path: '/ClubProfile', answers: [answer(listCalendarTrainings, {}, [])] });
    await expectPath(router, '/Journal');
    expect(await screen.findByText("You don't have enough rights to access that view.")).toBeTruthy();
    expect(screen.getByText('Not enough rights!')).toBeTruthy();
  });
});

describe('the selected club', () => {
  const two = [clubWith(1), clubWith(2)];
  const inBoth = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }, { ClubId: 2 }] } });
  const selector = () => screen.findByRole('button', { name: /^Choose a club/ });

  it('is the first club when none is stored', async () => {
    await openApp({ self: inBoth, clubs: two, path: '/Profile' });
    expect((await selector()).textContent).toContain('Club 1');
  });

  it('is the stored club while it belongs to the user', { tags: ['atLength'] }, async () => {
    store(storageKeys.club, '2');
    await openApp({ self: inBoth, clubs: two, path: '/Profile' });
    expect((await selector()).textContent).toContain('Club 2');
  });

  it('is the first club when the stored one no longer exists', { tags: ['atLength'] }, async () => {
    store(storageKeys.club, '99');
    await openApp({ self: inBoth, clubs: two, path: '/Profile' });
    expect((await selector()).textContent).toContain('Club 1');
  });

  it('is the first club by role, whatever the names', { tags: ['atLength'] }, async () => {
    const coach = selfWith({
      AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 3 }], Manager: [{ ClubId: 2 }], Athlete: [{ ClubId: 1 }] },
    });
    await openApp({ self: coach, clubs: [...two, clubWith(3)], path: '/Profile' });
    expect((await selector()).textContent).toContain('Club 3');
  });

  it("redirects to its role's default view when the present default view is closed", async () => {
    store(storageKeys.club, '2');
    const { router } = await openApp({ self: manager, clubs: two, path: '/', answers: [answer(listCalendarTrainings, {}, [])] });
    await expectPath(router, '/Journal');
  });

  it('is the club in the URL, and the action in the URL runs', async () => {
    const { router } = await openApp({
      self: inBoth,
      clubs: two,
      path: '/ClubProfile/2/Invite',
      answers: [answer(getClubSummary, { id: 2 }, { ...summary, ClubId: 2 }), ...overview],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Club 2' })).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Invite athletes' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/ClubProfile');
    expect(readStored(storageKeys.club)).toBe('2');
  });

  it('on the page of a user who is no member of the club offers the way back to the former club', {
    tags: ['atLength'],
  }, async () => {
    const boss = {
      UserId: 5,
      Nickname: 'Dave',
      FirstMidName: 'Dave',
      LastName: 'Long',
      PictureUri: null,
      Email: 'd@example.com',
    };
    await openApp({
      self: inBoth,
      clubs: two,
      path: '/EditUser/5',
      answers: [
        answer(getClubUser, { id: 1, userId: 5 }, { ...boss, EmailConfirmed: true, Roles: ['Manager'], ClientStage: null }),
        answer(getClubUser, { id: 2, userId: 5 }, () => respond(404, {})),
        answer(getUserBasic, { id: 5 }, boss),
      ],
    });
    expect(await screen.findByText('Works here: Manager')).toBeTruthy();
    (await selector()).click();
    (await screen.findAllByRole('button', { name: 'Club 2' }))[0]?.click();
    expect(await screen.findByText('This person is not in Club 2')).toBeTruthy();
    screen.getByRole('button', { name: 'Switch to Club 1' }).click();
    expect(await screen.findByText('Works here: Manager')).toBeTruthy();
  });

  it('can be selected by an owner among the clubs of their brands', async () => {
    const { router } = await openApp({
      self: owner,
      path: '/Profile',
      answers: [
        answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
        answer(listBrandClubs, { id: 7 }, [{ ...clubWith(5), Summary: { ...summary, ClubId: 5 } }]),
        answer(getClub, { id: 5 }, clubDetailsWith(5)),
      ],
    });
    (await selector()).click();
    (await screen.findByRole('button', { name: 'Club 5' })).click();
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 5'));
    expect(readStored(storageKeys.club)).toBe('5');
    expect(router.state.location.pathname).toBe('/Profile');
  });

  it('is replaced by the brand in the club button while its owner views the brand', { tags: ['atLength'] }, async () => {
    store(storageKeys.club, '5');
    const { router } = await openApp({
      self: owner,
      path: '/BrandLicenses',
      answers: [
        answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
        answer(listBrandClubs, { id: 7 }, [
          { ...clubWith(5), Summary: { ...summary, ClubId: 5 } },
          { ...clubWith(6), Summary: { ...summary, ClubId: 6 } },
        ]),
        answer(getClub, { id: 5 }, clubDetailsWith(5)),
        answer(getClubSummary, { id: 5 }, { ...summary, ClubId: 5 }),
        ...overview,
      ],
    });
    await waitFor(async () => expect((await selector()).textContent).toBe('Choose a club: Cadenza2 clubs'));
    const bridges = /bridge/i;
    expect(within(screen.getByRole('complementary')).queryByText(bridges)).toBeNull();
    (await selector()).click();
    const list = within(await screen.findByRole('dialog', { name: /^Choose a club/ }));
    const all = await list.findByRole('link', { name: 'Cadenza 2 clubs' });
    expect(all.getAttribute('aria-current')).toBe('true');
    const club = list.getByRole('button', { name: 'Club 5' });
    expect(club.getAttribute('aria-pressed')).toBe('false');
    club.click();
    await expectPath(router, '/ClubProfile');
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 5'));
    expect(await within(screen.getByRole('complementary')).findByText(bridges)).toBeTruthy();
  });

  it('changes as soon as the user leaves that club', { tags: ['atLength'] }, async () => {
    let mine = two;
    await openApp({ self: inBoth, path: '/Profile', answers: [answer(listMyClubs, {}, () => respond(200, mine))] });
    (await selector()).click();
    (await screen.findAllByRole('button', { name: 'Club 2' }))[0]?.click();
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 2'));
    mine = two.slice(0, 1);
    await refreshSession();
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 1'));
  });

  it('removes ids of the former club from the URL when the club changes', { tags: ['atLength'] }, async () => {
    const { router } = await openApp({ self: inBoth, clubs: two, path: '/Profile?TrainerId=12&mode=week' });
    (await selector()).click();
    (await screen.findAllByRole('button', { name: 'Club 2' }))[0]?.click();
    await waitFor(() => expect(router.state.location.search).toBe('?mode=week'));
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 2'));
  });

  it('is not required for views that the user may open in no club', async () => {
    const { router } = await openApp({
      self: athlete,
      clubs: [clubWith(1)],
      path: '/ClubProfile/2',
      answers: [answer(listCalendarTrainings, {}, [])],
    });
    await expectPath(router, '/Journal');
  });

  it('is stored when the user selects it', async () => {
    await openApp({ self: inBoth, clubs: two, path: '/Profile' });
    (await selector()).click();
    const options = await screen.findAllByRole('button', { name: 'Club 2' });
    options[0]?.click();
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 2'));
    expect(readStored(storageKeys.club)).toBe('2');
  });

  it('changes when another tab selects a club', { tags: ['atLength'] }, async () => {
    await openApp({ self: inBoth, clubs: two, path: '/Profile' });
    expect((await selector()).textContent).toContain('Club 1');
    store(storageKeys.club, '2');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.club, newValue: '2' }));
    await waitFor(async () => expect((await selector()).textContent).toContain('Club 2'));
  });

  it('may be a club of a brand that its owner selected in Brand, also after a reload', { tags: ['atLength'] }, async () => {
    const clubs = [{ ...clubWith(5), Summary: { ...summary, ClubId: 5 } }];
    const answers = [
      answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
      answer(listBrandClubs, { id: 7 }, clubs),
      answer(listClubComparison, { id: 7 }, []),
      answer(getClub, { id: 5 }, clubDetailsWith(5)),
      ...overview,
      answer(getClubSummary, { id: 5 }, { ...summary, ClubId: 5 }),
    ];
    const first = await openApp({ self: owner, path: '/', answers });
    (await screen.findByRole('button', { name: 'Club 5' })).click();
    await expectPath(first.router, '/ClubProfile');
    expect(await screen.findByText('1,234')).toBeTruthy();
    first.unmount();
    const again = await openApp({ self: owner, path: '/ClubProfile', answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Club 5' })).toBeTruthy();
    expect(again.router.state.location.pathname).toBe('/ClubProfile');
  });
});

const summary = {
  Athletes: 40,
  Code: 'NAVIGLI',
  InviteCode: '4F00D5A19C2E4B7F8A11',
  TrainingNow: 3,
  TrainingsToday: 9,
  PointsToday: 1234,
  BridgesOnline: 1,
  BridgesTotal: 2,
  BridgeWarnings: 1,
};

it('an administrator starts with the list of all clubs of the installation and opens one', async () => {
  const { router } = await openApp({
    self: selfWith({ IsAdmin: true }),
    path: '/',
    answers: [
      answer(
        getHealth,
        {},
        {
          status: 'degraded',
          version: '1.2',
          roles: ['api'],
          database: true,
          broker: false,
          identity: true,
          overloaded: true,
          partitions: true,
        },
      ),
      answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
      answer(listBrandClubs, { id: 7 }, [{ ...clubWith(5), Summary: { ...summary, ClubId: 5 } }]),
      answer(listClubComparison, { id: 7 }, []),
      answer(getClub, { id: 5 }, clubDetailsWith(5)),
      answer(getClubSummary, { id: 5 }, { ...summary, ClubId: 5 }),
      ...overview,
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Clubs of this server' })).toBeTruthy();
  expect(await screen.findByText('Not responding')).toBeTruthy();
  expect(await screen.findByText('Overloaded')).toBeTruthy();
  (await screen.findByRole('button', { name: 'Club 5' })).click();
  await expectPath(router, '/ClubProfile');
  expect(await screen.findByText('1,234')).toBeTruthy();
});

it('a server that does not respond causes a message, and a retry works', async () => {
  let requests = 0;
  await openApp({
    self: athlete,
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(getSelf, {}, () => {
        requests += 1;
        return new Response(requests === 1 ? '{}' : JSON.stringify(athlete), {
          status: requests === 1 ? 500 : 200,
          headers: { 'content-type': 'application/json' },
        });
      }),
    ],
  });
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile and account' })).toBeTruthy();
});
