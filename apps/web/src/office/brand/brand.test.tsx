import { deleteBrandImage } from '@clubpulse/contract/accounts/images.calls';
import { listCurrencies, listTimeZones } from '@clubpulse/contract/accounts/lookups.calls';
import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addBrandOwner, listBrandOwners, removeBrandOwner, updateBrand } from '@clubpulse/contract/clubs/brands.calls';
import {
  createClub,
  findFreeClubName,
  getClub,
  listBrandClubs,
  listBrandlessClubs,
  listMyBrands,
  patchClub,
  takeClubIntoBrand,
} from '@clubpulse/contract/clubs/clubs.calls';
import { listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listClubSensors } from '@clubpulse/contract/devices/sensors.calls';
import { listClubComparison } from '@clubpulse/contract/office/club-overview.calls';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubDetailsWith, clubWith, noRoles, selfWith } from '../../test/world.ts';

const summary = {
  ClubId: 5,
  Code: 'CADENZA',
  InviteCode: '4F00D5A19C2E4B7F8A11',
  Athletes: 12,
  TrainingNow: 1,
  TrainingsToday: 3,
  PointsToday: 90,
  BridgesOnline: 1,
  BridgesTotal: 1,
  BridgeWarnings: 0,
};
const owner = { UserId: 11, Nickname: 'elena', FirstMidName: 'Elena', LastName: 'Sala', Email: 'elena@example.com' };
const unnamed = { UserId: 12, Nickname: null, FirstMidName: null, LastName: null, Email: 'sara@example.com' };
const figures = {
  ClubId: 5,
  Members: 12,
  Joined: 2,
  Seats: 200,
  SeatsTaken: 148,
  SeatsBefore: 100,
  SeatsTakenBefore: 76,
  Unpaid: [
    { Currency: 'CHF', Amount: 31_000, People: 3 },
    { Currency: 'EUR', Amount: 500, People: 1 },
  ],
};
const brand = {
  self: selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } }),
  path: '/Brand',
  answers: [
    answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza Clubs', PictureUri: null }]),
    answer(listBrandClubs, { id: 7 }, [{ ...clubWith(5, { Currency: 'CHF' }), Summary: summary }]),
    answer(listBrandLicenses, { id: 7 }, [
      {
        ClubId: 5,
        Licenses: [],
        Today: '2026-11-20',
        Usage: [],
        Warnings: [{ Kind: 'EndsSoon', Day: '2026-12-12', Days: 22 }],
      },
    ]),
    answer(listClubComparison, { id: 7 }, [figures]),
    answer(listBrandOwners, { id: 7 }, [owner]),
    answer(listCurrencies, {}, [{ Code: 'CHF', Name: 'Swiss franc', Digits: 2 }]),
  ],
};
const open = (answers: Answers = []) => openScreen({ ...brand, answers: [...brand.answers, ...answers] });

it('the brand screen shows which licence needs attention', async () => {
  await open();
  expect(await screen.findByText('Licence ends in 22 days')).toBeTruthy();
  const settle = await screen.findByRole('button', { name: 'Licences, Club 5' });
  expect(settle.textContent).toBe('Licences');
});

it('the brand screen shows no number of clubs before they are loaded', async () => {
  const waiting: (() => void)[] = [];
  const clubs = [{ ...clubWith(5, { Currency: 'CHF' }), Summary: summary }];
  await open([answer(listBrandClubs, { id: 7 }, () => new Promise<typeof clubs>((done) => waiting.push(() => done(clubs))))]);
  expect(await screen.findByRole('heading', { name: 'Clubs' })).toBeTruthy();
  expect(screen.queryByText(/0 clubs/)).toBeNull();
  for (const come of waiting) come();
  expect(await screen.findByRole('heading', { name: '1 club' })).toBeTruthy();
});

it('the brand screen compares the clubs by members, seats, and debts per currency', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Club 5/ }));
  expect(await row.findByText('2 new members')).toBeTruthy();
  expect(row.getByText('74%')).toBeTruthy();
  expect(row.getByText('2 points less')).toBeTruthy();
  expect(row.getByText('CHF 310.00')).toBeTruthy();
  expect(row.getByText('€5.00')).toBeTruthy();
});

it('the brand screen links to the members who have not paid', async () => {
  const user = userEvent.setup();
  const { router } = await open([answer(listBrandLicenses, { id: 7 }, []), answer(getClub, { id: 5 }, clubDetailsWith(5))]);
  await user.click(await screen.findByRole('button', { name: 'People, Club 5' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/ManageUsers', search: '?pay=Unpaid' }));
});

it('the brand screen links a club with fewer filled seats to the clubs sorted by seats', async () => {
  const user = userEvent.setup();
  const { router } = await open([
    answer(listBrandLicenses, { id: 7 }, []),
    answer(listClubComparison, { id: 7 }, [{ ...figures, SeatsTakenBefore: 99 }]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Compare, Club 5' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=Seats'));
});

it('the brand screen sorts the clubs by a column, stores the order in the URL, and restores the order by urgency', async () => {
  const user = userEvent.setup();
  const named = (id: number, Name: string) => ({ ...clubWith(id, { Name }), Summary: { ...summary, ClubId: id } });
  const { router } = await open([
    answer(listBrandClubs, { id: 7 }, [named(5, 'Alba'), named(6, 'Brera')]),
    answer(listClubComparison, { id: 7 }, [figures, { ...figures, ClubId: 6, Members: 40 }]),
  ]);
  const order = () => screen.getAllByRole('row').flatMap((row) => /Alba|Brera/.exec(row.textContent)?.[0] ?? []);
  await screen.findByText('40');
  expect(order()).toEqual(['Alba', 'Brera']);
  await user.click(screen.getByRole('button', { name: 'Members' }));
  await user.click(screen.getByRole('button', { name: 'Members' }));
  expect(order()).toEqual(['Brera', 'Alba']);
  expect(router.state.location.search).toBe('?sort=-Members');
  await user.click(screen.getByRole('button', { name: 'Needs attention' }));
  expect(order()).toEqual(['Alba', 'Brera']);
  expect(router.state.location.search).toBe('');
});

it('the brand screen adds a club with the currency of the other clubs, and then opens the first steps of the new club', {
  tags: ['atLength'],
}, async () => {
  const user = userEvent.setup();
  const none = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };
  let club = clubDetailsWith(9, { Address: null });
  const put = (body: unknown) => {
    club = { ...club, ...(body as object) };
    return club;
  };
  const { sent } = await openApp({
    ...brand,
    answers: [
      ...brand.answers,
      answer(createClub, {}, put),
      answer(findFreeClubName, { id: 7 }, { Free: null }),
      answer(getClub, { id: 9 }, () => club),
      answer(patchClub, { id: 9 }, put),
      answer(listRooms, { id: 9 }, []),
      answer(listBridges, { id: 9 }, []),
      answer(listClubSensors, { id: 9 }, none),
      answer(listClasses, { id: 9 }, none),
      answer(
        getHealth,
        {},
        {
          status: 'ok',
          version: '1',
          roles: ['api'],
          database: true,
          broker: true,
          identity: true,
          overloaded: false,
          partitions: true,
        },
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Add club' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Cadenza Isola');
  await user.click(dialog.getByRole('button', { name: 'Add club' }));
  const address = await screen.findByRole('textbox', { name: /^Address/ });
  const Currency = 'CHF';
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ BrandId: 7, Name: 'Cadenza Isola', Currency });
  await user.type(address, 'Via Borsieri 12');
  await user.click(screen.getByRole('button', { name: /^Next/ }));
  expect(await screen.findByText('Cadenza Isola, Via Borsieri 12, CHF')).toBeTruthy();
});

it('the brand screen proposes the currency of the time zone for the first club until another is chosen', {
  tags: ['atLength'],
}, async () => {
  const user = userEvent.setup();
  await open([
    answer(listBrandClubs, { id: 7 }, []),
    answer(listClubComparison, { id: 7 }, []),
    answer(listCurrencies, {}, [
      { Code: 'CHF', Name: 'Swiss franc', Digits: 2 },
      { Code: 'EUR', Name: 'Euro', Digits: 2 },
    ]),
    answer(listTimeZones, {}, [
      { Code: 'Europe/Rome', Name: 'Rome' },
      { Code: 'Europe/Zurich', Name: 'Zurich' },
      { Code: 'Europe/London', Name: 'London' },
    ]),
  ]);
  await user.click((await screen.findAllByRole('button', { name: 'Add club' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const currency = () => dialog.getByRole<HTMLInputElement>('combobox', { name: /^Currency/ }).value;
  const choose = async (field: RegExp, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Time zone/, 'Rome');
  expect(currency()).toBe('EUR · Euro');
  await choose(/^Time zone/, 'Zurich');
  expect(currency()).toBe('CHF · Swiss franc');
  await choose(/^Currency/, 'EUR · Euro');
  await choose(/^Time zone/, 'London');
  expect(currency()).toBe('EUR · Euro');
});

it('the form of a new club shows while typing that a name is taken, and proposes a free name', async () => {
  const user = userEvent.setup();
  await open([
    answer(findFreeClubName, { id: 7 }, (_, { query }) => ({ Free: query['Name'] === 'Cadenza' ? 'Cadenza 2' : null })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add club' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Cadenza');
  expect(await dialog.findByText(/Cadenza 2/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' Isola');
  await waitFor(() => expect(dialog.queryByText(/Cadenza 2/)).toBeNull());
});

it('the brand settings rename the brand and add an owner', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const { sent } = await open([
    answer(updateBrand, { id: 7 }, { BrandId: 7, Name: 'Cadenza', PictureUri: null }),
    answer(addBrandOwner, { id: 7 }, [owner, unnamed]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Brand settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Elena Sala')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Remove .*owner/ })).toBeNull();
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Cadenza');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'Sara@Example.com');
  await user.click(dialog.getByRole('button', { name: 'Add owner' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { Name: 'Cadenza' },
      { Email: 'sara@example.com' },
    ]),
  );
});

it('the brand screen on a desk shows settings beside the clubs, and how many clubs need attention', async () => {
  atWidth('desk');
  await open();
  const beside = within(await screen.findByRole('complementary', { name: 'Brand settings' }));
  expect(await beside.findByText('Elena Sala')).toBeTruthy();
  expect(beside.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Cadenza Clubs');
  expect(screen.getByText('1 needs you soon')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Brand settings' })).toBeNull();
});

it('the brand settings remove the logo from the brand only, or also from the clubs that show it', {
  tags: ['atLength'],
}, async () => {
  atWidth('desk');
  const replaced: (string | undefined)[] = [];
  const user = userEvent.setup();
  await open([
    answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza Clubs', PictureUri: `/media/${'a'.repeat(64)}-512.png` }]),
    answer(deleteBrandImage, { id: 7 }, (_, { query }) => {
      replaced.push(query['replaceClubImages']);
      return undefined;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  await waitFor(() => expect(replaced).toEqual([undefined]));
  await user.click(await screen.findByRole('button', { name: 'Remove it from the clubs that show it too' }));
  await waitFor(() => expect(replaced).toEqual([undefined, 'true']));
});

it('the brand settings show the email address of owners whose name is unknown', async () => {
  const user = userEvent.setup();
  await open([answer(listBrandOwners, { id: 7 }, [owner, unnamed])]);
  await user.click(await screen.findByRole('button', { name: 'Brand settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText('sara@example.com')).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Remove sara@example.com as owner' })).toBeTruthy();
});

it('the brand settings warn owners before they remove themselves', async () => {
  const user = userEvent.setup();
  const { sent } = await open([
    answer(listBrandOwners, { id: 7 }, [owner, unnamed]),
    answer(removeBrandOwner, { id: 7, userId: owner.UserId }, () => respond(204)),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Brand settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Remove Elena Sala as owner' }));
  const question = await screen.findByRole('dialog', { name: 'Give up Cadenza Clubs?' });
  expect(question.textContent).toContain('Only another owner can add you again');
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Remove owner' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('the brand settings require a new sign-in to add or remove an owner, and show a message when the sign-in was cancelled', async () => {
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
    answer(listBrandOwners, { id: 7 }, [owner, unnamed]),
    answer(removeBrandOwner, { id: 7, userId: unnamed.UserId }, () => respond(403, problem)),
    answer(addBrandOwner, { id: 7 }, () => respond(403, problem)),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Brand settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Remove sara@example.com as owner' }));
  const question = await screen.findByRole('dialog', { name: 'Remove sara@example.com as owner of Cadenza Clubs?' });
  await user.click(within(question).getByRole('button', { name: 'Remove owner' }));
  const once = () => screen.findByRole('dialog', { name: 'Confirm it is you' });
  await user.click(within(await once()).getByRole('button', { name: 'Cancel' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/sign in/i);
  await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'new@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add owner' }));
  expect(await once()).toBeTruthy();
});

it('the brand screen compares the clubs over a period that its URL contains', async () => {
  const periods: (string | undefined)[] = [];
  const { router } = await open([
    answer(listClubComparison, { id: 7 }, (_, { query }) => {
      periods.push(query['Period']);
      return [figures];
    }),
  ]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Figures Last 30 days/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=lastMonth'));
  expect(await screen.findByText(/(^|, )last month$/)).toBeTruthy();
  expect(periods.at(-1)).toBe('lastMonth');
});

it('the brand screen exports the table as it is shown', async () => {
  const saved: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('1 club in the file')).toBeTruthy();
  made.mockRestore();
  const [head, row] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(head).toContain('Club,Address,Needs attention,Members,New members,Seats filled');
  expect(row).toContain('Licence ends in 22 days,12,2,74%,2 points less,310.00 | 5.00,CHF | EUR,3 | 1');
});

it('the brand screen adds a club that has no brand, and shows a message when another brand has added the club meanwhile', async () => {
  const user = userEvent.setup();
  const taken: unknown[] = [];
  await open([
    answer(listBrandlessClubs, {}, [clubWith(9, { Name: 'Fondi', BrandId: null, BrandName: null })]),
    answer(takeClubIntoBrand, { id: 7 }, (body) => {
      taken.push(body);
      return taken.length === 1
        ? respond(409, {
            type: 'about:blank',
            title: 'Fondi already belongs to a brand.',
            status: 409,
            ErrorType: 'ClubOfBrand',
            values: { name: 'Fondi' },
          })
        : clubWith(9, { Name: 'Fondi', BrandId: 7, BrandName: 'Cadenza Clubs' });
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add Fondi to a brand' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add to a brand' }));
  expect(await dialog.findByText('Fondi already belongs to a brand.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add to a brand' }));
  expect(await screen.findByText('Fondi belongs to Cadenza Clubs')).toBeTruthy();
  expect(taken).toEqual([{ ClubId: 9 }, { ClubId: 9 }]);
});

it('the brand screen distinguishes brands of the same name by their clubs, or by a number when they have none', {
  tags: ['atLength'],
}, async () => {
  const user = userEvent.setup();
  const named = (BrandId: number, Name: string) => ({ BrandId, Name, PictureUri: null });
  const clubs = ['Alba', 'Brera', 'Corso'].map((Name, at) => ({ ...clubWith(20 + at, { Name }), Summary: summary }));
  await open([
    answer(listMyBrands, {}, [
      named(7, 'Cadenza Clubs'),
      named(8, 'Cadenza clubs'),
      named(9, 'Other'),
      named(10, 'Cadenza Clubs'),
    ]),
    ...[8, 9, 10].flatMap((id) => [
      answer(listBrandClubs, { id }, id === 8 ? clubs : []),
      answer(listBrandLicenses, { id }, []),
      answer(listClubComparison, { id }, []),
      answer(listBrandOwners, { id }, [owner]),
    ]),
    answer(listBrandlessClubs, {}, [clubWith(30, { Name: 'Fondi', BrandId: null, BrandName: null })]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add Fondi to a brand' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /^Brand/ }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Cadenza Clubs (Club 5)',
      'Cadenza clubs (Alba, Brera)',
      'Other',
      'Cadenza Clubs (no clubs yet, no. 10)',
    ]),
  );
});
