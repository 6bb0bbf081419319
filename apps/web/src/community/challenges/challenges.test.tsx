import type { ResultOf } from '@clubpulse/contract/call';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import type { Challenge, ChallengeDetail, ChallengeParticipant, Contestant } from '@clubpulse/contract/community/challenges';
import {
  addParticipant,
  createBrandChallenge,
  createChallenge,
  enableChallenge,
  getChallenge,
  getChallengeAudience,
  getChallengeRanking,
  inviteToChallenge,
  joinChallenge,
  leaveChallenge,
  listBrandChallenges,
  listChallengeAwards,
  listClubChallenges,
  listParticipants,
  removeParticipant,
  uninviteFromChallenge,
  updateChallenge,
} from '@clubpulse/contract/community/challenges.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, davide, deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { oneIn } from '../../test/examples.ts';
import { answer, respond } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';
import { noRoles, selfWith } from '../../test/world.ts';

beforeEach(startDay);

const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 3 }] } });

const pageOf = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });

const challenge: Challenge = {
  ChallengeId: 7,
  Scope: 'Club',
  ClubId: 1,
  BrandId: null,
  Type: 'ZoneTime',
  Kind: 'Tiers',
  Mode: 'Open',
  Title: 'Ten hours',
  ShortDescription: 'Zones 3 and 4',
  Description: 'Every minute counts',
  Color: '#1d6fe0',
  PictureUri: null,
  StartDate: '2026-11-01',
  EndDate: '2026-11-30',
  ValidZones: [3, 4],
  MinTargetPrc: null,
  MinMinutes: null,
  BestTrainings: null,
  ManualEntries: false,
  OwnTarget: null,
  Incremental: false,
  Goals: [3600, 7200],
  Rewards: [5, 10],
  AwardedAt: null,
  Enabled: true,
  State: 'Running',
  Participants: 2,
  Joined: false,
  RowVersion: 3,
};
const detail = (fields: Partial<ChallengeDetail> = {}): ChallengeDetail => ({
  ...challenge,
  Mine: null,
  Runs: false,
  DaysUntil: 0,
  DaysGone: 20,
  DaysLeft: 11,
  ...fields,
});
const mine = (fields: Partial<NonNullable<ChallengeDetail['Mine']>> = {}): NonNullable<ChallengeDetail['Mine']> => ({
  Rank: 2,
  RankPrc: 100,
  Value: 4000,
  Reached: 1,
  ReachedOn: ['2026-11-09'],
  Done: null,
  OwnTarget: null,
  Ahead: { Nickname: 'Chiara', Value: 4600, By: 'Value' },
  Won: null,
  Shares: true,
  ...fields,
});
const noneYet = answer(listParticipants, { id: 7 }, () => pageOf([]));
const contestant = (Rank: number, fields: Partial<Contestant>): Contestant => ({
  Rank,
  Value: 4000,
  Reached: 1,
  UserId: Rank,
  Nickname: 'Fox',
  FullName: 'Luca Volpe',
  PictureUri: null,
  Hidden: false,
  Mine: false,
  RankBefore: null,
  NotShared: false,
  Won: null,
  ...fields,
});

it('the list of challenges shows running ones, and future ones on request', async () => {
  const wanted: string[] = [];
  const list = answer(listClubChallenges, { id: 1 }, (_body, { query }) => {
    wanted.push(query['State'] ?? '');
    return pageOf([challenge, { ...challenge, ChallengeId: 8, Title: 'Quiet', Enabled: false }]);
  });
  await openDesk('/ClubChallenges', [list], trainer);
  const row = await screen.findByRole('row', { name: /Ten hours/ });
  expect(within(row).getByRole('link').getAttribute('href')).toContain('ChallengeRanking/7');
  expect(within(screen.getByRole('row', { name: /Quiet/ })).getByText('Switched off')).toBeTruthy();
  await deskUser().click(screen.getByRole('radio', { name: 'To come' }));
  await waitFor(() => expect(wanted.at(-1)).toBe('Scheduled'));
});

it('an empty list of challenges offers to plan a challenge to users who may plan one', { tags: ['atLength'] }, async () => {
  const list = answer(listClubChallenges, { id: 1 }, pageOf([]));
  const { router, unmount } = await openDesk('/ClubChallenges', [list], trainer);
  await screen.findByText('No challenges here');
  await deskUser().click(screen.getAllByRole('button', { name: 'Add challenge' }).at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubChallenge/new'));
  unmount();
  await openDesk('/MyChallenges', [list], athlete);
  await screen.findByText('No challenges here');
  expect(screen.queryByRole('button', { name: 'Add challenge' })).toBeNull();
});

it.each(
  oneIn(2, [
    ['of the club', '/ClubChallenges', trainer],
    ['that an athlete may take part in', '/MyChallenges', athlete],
  ] as const),
)(
  'a user can search the challenges %s, and sees a text when none matches',
  { tags: ['examples'] },
  async (_whose, address, person) => {
    const wanted: (string | undefined)[] = [];
    const list = answer(listClubChallenges, { id: 1 }, (_body, { query }) => {
      wanted.push(query['globalSearch']);
      return query['globalSearch'] === undefined ? pageOf([challenge]) : { ...pageOf([]), recordsTotal: 1 };
    });
    await openDesk(address, [list], person);
    await screen.findByRole('row', { name: /Ten hours/ });
    await deskUser().type(screen.getByRole('searchbox'), 'swim');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect([wanted[0], wanted.at(-1)]).toEqual([undefined, 'swim']);
    await deskUser().click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('row', { name: /Ten hours/ })).toBeTruthy();
  },
);

it('a challenge by invitation lets staff invite an athlete, lists the invited, and withdraws an invitation', async () => {
  const sent: unknown[] = [];
  const invited: ChallengeParticipant[] = [];
  const person = { UserId: 5, Nickname: 'Zoe', FullName: 'Zoe Rossi', PictureUri: null };
  const zoe: ResultOf<typeof listClubUsers>['data'][number] = {
    ...davide,
    ...person,
    FirstMidName: 'Zoe',
    LastName: 'Rossi',
    EmailConfirmed: true,
    Roles: ['Athlete'],
  };
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, detail({ Runs: true, Mode: 'Invitation' })),
      answer(getChallengeRanking, { id: 7 }, pageOf([])),
      answer(listParticipants, { id: 7 }, () => pageOf([...invited])),
      answer(listClubUsers, { id: 1 }, pageOf([zoe])),
      answer(inviteToChallenge, { id: 7 }, (body) => {
        sent.push(body);
        if (invited.length > 0) return { Invited: 0 };
        invited.push({ ...person, State: 'Invited', Since: '2026-11-20T08:00:00Z' });
        return { Invited: 1 };
      }),
      answer(uninviteFromChallenge, { id: 7, userId: 5 }, () => {
        invited.length = 0;
        return respond(204);
      }),
    ],
    trainer,
  );
  const invite = async () => {
    const field = await screen.findByRole('combobox', { name: 'Invite an athlete' });
    await deskUser().type(field, 'zo');
    await deskUser().click(await screen.findByRole('option', { name: /Zoe/ }));
  };
  await invite();
  expect(await screen.findByText('Zoe is invited to Ten hours')).toBeTruthy();
  expect(sent).toEqual([{ UserIds: [5] }]);
  const row = await screen.findByRole('row', { name: /Zoe Rossi/ });
  expect(within(row).getByText('Invited')).toBeTruthy();
  await invite();
  expect(await screen.findByText('Zoe was invited already')).toBeTruthy();
  await deskUser().click(within(row).getByRole('button', { name: /Zoe Rossi/ }));
  await deskUser().click(await screen.findByRole('menuitem', { name: 'Withdraw the invitation' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Zoe Rossi/ })).toBeNull());
});

it('a challenge shows participants with the goal that each reached, and places of deleted users', async () => {
  const rows = [contestant(1, {}), contestant(2, { UserId: null, Nickname: null, FullName: null, Hidden: true, Reached: 0 })];
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, detail({ Runs: true })), answer(getChallengeRanking, { id: 7 }, pageOf(rows)), noneYet],
    trainer,
  );
  const fox = await screen.findByRole('row', { name: /Fox/ });
  expect(within(fox).getByText('Bronze')).toBeTruthy();
  expect(within(fox).getByRole('link').getAttribute('href')).toContain('EditUser/1');
  const departed = screen.getByRole('row', { name: /No longer in the club/ });
  expect(within(departed).queryByRole('link')).toBeNull();
  expect(screen.getByText(/Under way · Ranking with tiers · Time in zones/)).toBeTruthy();
  expect(screen.getByText('Z3')).toBeTruthy();
});

it('a challenge shows hidden participants as numbered guests to other participants', async () => {
  const nameless = { UserId: null, Nickname: null, FullName: null, Hidden: true };
  const rows = [contestant(1, nameless), contestant(2, { FullName: null }), contestant(3, nameless)];
  await openDesk('/ChallengeRanking/7', [
    noneYet,
    answer(getChallenge, { id: 7 }, detail()),
    answer(getChallengeRanking, { id: 7 }, pageOf(rows)),
  ]);
  for (const name of [/Guest 1/, /Fox/, /Guest 2/]) expect(await screen.findByRole('row', { name })).toBeTruthy();
});

it('a challenge shows, after the awards were given, what each rank won, including ranks of deleted users', async () => {
  const nameless = { UserId: null, Nickname: null, FullName: null, Hidden: true };
  const rows = [
    contestant(1, { ...nameless, Won: { Badge: 'Gold', Credits: 10 } }),
    contestant(2, { FullName: null, Won: { Badge: 'Silver', Credits: 0 } }),
    contestant(3, { ...nameless }),
  ];
  const over = detail({ State: 'Finished', AwardedAt: '2026-12-03T00:00:00Z' });
  await openDesk('/ChallengeRanking/7', [
    noneYet,
    answer(getChallenge, { id: 7 }, over),
    answer(getChallengeRanking, { id: 7 }, pageOf(rows)),
  ]);
  const guest = within(await screen.findByRole('row', { name: /Guest 1/ }));
  expect(guest.getByRole('img', { name: 'Gold badge' })).toBeTruthy();
  expect(guest.getByText('10 credits')).toBeTruthy();
  const fox = within(screen.getByRole('row', { name: /Fox/ }));
  expect(fox.getByRole('img', { name: 'Silver badge' })).toBeTruthy();
  expect(fox.queryByText(/credit/)).toBeNull();
  expect(within(screen.getByRole('row', { name: /Guest 2/ })).queryByRole('img', { name: /badge/ })).toBeNull();
});

it.each([403, 404])(
  'the page of an invisible challenge (status %i) explains why it is not visible, and links to visible ones',
  async (status) => {
    await openDesk('/ChallengeRanking/7', [answer(getChallenge, { id: 7 }, () => respond(status, {}))], athlete);
    expect(await screen.findByText('This challenge is not open to you')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My challenges' }).getAttribute('href')).toContain('MyChallenges');
  },
);

it('the list of challenges shows awards won in a deleted club', async () => {
  const Won = { Badge: 'Gold', Credits: 25, ClubName: null, At: '2026-12-03T00:00:00Z' } as const;
  const over = detail({ State: 'Finished', AwardedAt: '2026-12-03T00:00:00Z', Joined: true, Mine: mine({ Won }) });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, over), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText('You won Gold and 25 credits in a club that is no longer there.')).toBeTruthy();
});

it('a challenge shows that a participant shares no heart rate, instead of a value', async () => {
  const rows = [contestant(1, {}), contestant(2, { Nickname: 'Sil', Value: 0, NotShared: true })];
  await openDesk('/ChallengeRanking/7', [
    noneYet,
    answer(getChallenge, { id: 7 }, detail()),
    answer(getChallengeRanking, { id: 7 }, pageOf(rows)),
  ]);
  const row = within(await screen.findByRole('row', { name: /Sil/ }));
  expect(row.getByText('shares no heart rates')).toBeTruthy();
  expect(row.queryByText('0')).toBeNull();
  expect(within(screen.getByRole('row', { name: /Fox/ })).queryByText('shares no heart rates')).toBeNull();
});

it('a challenge lets staff remove a participant, and undo the removal', async () => {
  const sent: string[] = [];
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, detail({ Runs: true })),
      noneYet,
      answer(getChallengeRanking, { id: 7 }, pageOf([contestant(1, {})])),
      answer(removeParticipant, { id: 7, userId: 1 }, () => {
        sent.push('out');
        return respond(204);
      }),
      answer(addParticipant, { id: 7, userId: 1 }, () => {
        sent.push('back');
        return respond(204);
      }),
    ],
    trainer,
  );
  const fox = await screen.findByRole('row', { name: /Fox/ });
  await deskUser().click(within(fox).getByRole('button', { name: 'Actions for Fox' }));
  await deskUser().click(await screen.findByRole('menuitem', { name: 'Take out' }));
  expect(await screen.findByText('Fox no longer takes part')).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual(['out', 'back']));
});

it('a challenge lets an athlete join and leave, and preserves the keyboard focus', async () => {
  let joined = false;
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, () => (joined ? detail({ Joined: true, Mine: mine() }) : detail())),
      answer(getChallengeRanking, { id: 7 }, pageOf([])),
      answer(joinChallenge, { id: 7 }, () => {
        joined = true;
        return detail({ Joined: true, Mine: mine() });
      }),
      answer(leaveChallenge, { id: 7 }, () => {
        joined = false;
        return undefined;
      }),
    ],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You take part in Ten hours')).toBeTruthy();
  expect(joined).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your progress' })));
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it.each([
  ['Scheduled', 'can', true],
  ['Running', 'cannot', false],
  ['Finished', 'cannot', false],
] as const)('a challenge in the state %s %s be deleted', async (State, _, mayDelete) => {
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, detail({ Runs: true, State })),
      answer(getChallengeRanking, { id: 7 }, pageOf([])),
      answer(listChallengeAwards, { id: 7 }, pageOf([])),
      noneYet,
    ],
    trainer,
  );
  await screen.findByRole('button', { name: 'Edit' });
  const menu = screen.queryByRole('button', { name: 'Actions for Ten hours' });
  if (menu) await deskUser().click(menu);
  const items = menu ? await screen.findAllByRole('menuitem') : [];
  expect(items.some(({ textContent }) => textContent === 'Delete')).toBe(mayDelete);
});

it('a finished challenge cannot be joined', async () => {
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, detail({ State: 'Finished' })), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByRole('heading', { name: 'Ten hours' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

const named = (UserId: number, LastName: string) => ({
  UserId,
  Nickname: 'Ida',
  FirstMidName: 'Ida',
  LastName,
  PictureUri: null,
});
const audience = answer(
  getChallengeAudience,
  { id: 1 },
  {
    Athletes: 438,
    WithoutSensor: 64,
    Hidden: 0,
    WithoutSensorNamed: [named(71, 'Bianchi'), named(72, 'Corti')],
    HiddenNamed: [],
  },
);
const afterSaving = [
  answer(getChallenge, { id: 7 }, detail({ Runs: true })),
  answer(getChallengeRanking, { id: 7 }, pageOf([])),
  noneYet,
];

it('the challenge editor marks a goal that is not above the goal before, shows the cost, and sends hours as seconds', {
  tags: ['atLength'],
}, async () => {
  const sent: unknown[] = [];
  const create = answer(createChallenge, { id: 1 }, (body) => {
    sent.push(body);
    return challenge;
  });
  await openDesk('/ClubChallenge/new', [create, audience, ...afterSaving], trainer);
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Hours');
  await user.click(screen.getByRole('combobox', { name: /What counts/ }));
  await user.click(await screen.findByRole('option', { name: 'Time' }));
  for (const [goal, reward] of [
    ['2', '5'],
    ['1', '5'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Add tier' }));
    await user.type(screen.getAllByRole('textbox', { name: /Reached at/ }).at(-1) ?? document.body, goal);
    await user.type(screen.getAllByRole('textbox', { name: /Credits/ }).at(-1) ?? document.body, reward);
  }
  expect(await screen.findByText(/would cost 2,190 credits/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /badge$/ }).map((one) => one.getAttribute('alt'))).toEqual([
    'Bronze badge',
    'Silver badge',
  ]);
  await user.click(screen.getByRole('button', { name: 'Add challenge' }));
  expect(await screen.findByText('Each goal must be higher than the one before.')).toBeTruthy();
  expect(screen.getByText('Each reward must be higher than the one before.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Swap them' }));
  await user.click(await screen.findByRole('button', { name: 'Set it to 6' }));
  await user.click(screen.getByRole('button', { name: 'Add challenge' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    Title: 'Hours',
    Type: 'Duration',
    Kind: 'Tiers',
    Mode: 'Open',
    Goals: [3600, 7200],
    Rewards: [5, 6],
    ValidZones: [],
    BestTrainings: null,
  });
});

it.each(
  oneIn(2, [
    ['Time', 'Duration', []],
    ['Points', 'Points', [3, 4]],
  ] as const),
)(
  'the challenge editor sends the zones of a copied challenge only if its new type uses zones: %s',
  { tags: ['examples'] },
  async (name, Type, ValidZones) => {
    const sent: unknown[] = [];
    const create = answer(createChallenge, { id: 1 }, (body) => {
      sent.push(body);
      return challenge;
    });
    await openDesk('/ClubChallenge/7/copy', [create, audience, ...afterSaving], trainer);
    const user = deskUser();
    await user.click(await screen.findByRole('combobox', { name: /What counts/ }));
    await user.click(await screen.findByRole('option', { name }));
    await user.click(screen.getByRole('button', { name: 'Add challenge' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ Type, ValidZones });
  },
);

it('the challenge editor names the users behind each number of the audience', { tags: ['atLength'] }, async () => {
  await openDesk('/ClubChallenge/new', [audience], trainer);
  const without = (await screen.findByText('Without a sensor of their own')).closest('details');
  if (!without) throw new Error('not to open');
  expect(within(without).getByRole('link', { name: 'Ida Corti' }).getAttribute('href')).toMatch(/EditUser\/72$/);
  expect(within(without).getByText('and 62 more')).toBeTruthy();
  expect(screen.getByText('Shown as guests').closest('details')).toBeNull();
});

it('the challenge editor plans a challenge whose goals add up, with participants by invitation', {
  tags: ['atLength'],
}, async () => {
  const sent: unknown[] = [];
  const create = answer(createChallenge, { id: 1 }, (body) => {
    sent.push(body);
    return challenge;
  });
  await openDesk('/ClubObjective/new', [create, audience, ...afterSaving], trainer);
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Twelve times');
  await user.type(screen.getByRole('textbox', { name: /Reached at/ }), '6');
  await user.type(screen.getByRole('textbox', { name: /Credits/ }), '1');
  await user.type(screen.getByRole('textbox', { name: /Only trainings of at least/ }), '30');
  await user.click(screen.getByRole('switch', { name: /Goals add up/ }));
  await user.click(screen.getByRole('radio', { name: 'By invitation' }));
  await user.click(screen.getByRole('button', { name: 'Add challenge' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    Kind: 'Goals',
    Type: 'Trainings',
    Mode: 'Invitation',
    Incremental: true,
    MinMinutes: 30,
    Goals: [6],
    Rewards: [1],
  });
});

it('a challenge shows reached tiers with their day, the remaining days and the necessary pace', async () => {
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, detail({ Joined: true, Mine: mine() })), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText(/yours since/)).toBeTruthy();
  expect(screen.getByText('11')).toBeTruthy();
  expect(screen.getByText('days left')).toBeTruthy();
  expect(screen.getByText('5 min a day take you to Silver.')).toBeTruthy();
  expect(screen.getByText('you, 10 min behind Chiara')).toBeTruthy();
});

it('a challenge has a shorter head on a phone, and no mark for unchanged ranks', async () => {
  const rows = [contestant(1, { RankBefore: 1, FullName: null }), contestant(2, { RankBefore: 3, FullName: null })];
  atWidth('phone');
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, detail({ Joined: true, StartDate: '2025-12-15', EndDate: '2026-01-15', Mine: mine() })),
      answer(getChallengeRanking, { id: 7 }, pageOf(rows)),
    ],
    athlete,
  );
  expect(await screen.findByText(/^Time in zones · 15\/12\/2025 to 15\/01(\/2026)? · 2 take part$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave' }).dataset['plain']).toBe('true');
  expect(await screen.findByRole('img', { name: '1 place up' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Same rank as in the days before' })).toBeNull();
  const found = screen.getByText('Every minute counts');
  expect(screen.getByRole('heading', { name: 'Ranking' }).compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each<[Partial<ChallengeDetail>, string, string]>([
  [{ Type: 'Trainings', Kind: 'Goals' }, '3.8 a week take you to Goal 1.', 'You do 1.4.'],
  [{ Type: 'Trainings', Kind: 'Personal', Goals: [100] }, '40% a week take you to Bronze.', 'You do 1.4%.'],
])('a challenge shows a small pace per week: %j', async (fields, needed, done) => {
  const found = detail({
    ValidZones: [],
    Goals: [12],
    DaysGone: 15,
    DaysLeft: 17,
    Joined: true,
    Mine: mine({ Value: 3 }),
    ...fields,
  });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, found), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText(needed)).toBeTruthy();
  expect(screen.getByText(new RegExp(done))).toBeTruthy();
});

it('a challenge lists only followed athletes on request, with their rank changes', async () => {
  const filters: (string | undefined)[] = [];
  const ranking = answer(getChallengeRanking, { id: 7 }, (_body, { query }) => {
    filters.push(query['Following']);
    return pageOf([contestant(1, { RankBefore: 3, FullName: null })]);
  });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, detail({ Joined: true, Mine: mine() })), ranking],
    athlete,
  );
  expect(await screen.findByRole('img', { name: '2 places up' })).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Following' }));
  await waitFor(() => expect(filters.at(-1)).toBe('true'));
});

it('a challenge with one participant shows their place without a comparison', async () => {
  const over = detail({ State: 'Finished', Joined: true, EndDate: '2026-11-15', Mine: mine({ Rank: 1, RankPrc: 100 }) });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, over), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText('Place 1')).toBeTruthy();
});

it('a finished challenge shows the final place and award', async () => {
  const Won = { Badge: 'Silver', Credits: 10, ClubName: 'North', At: '2026-11-18T00:00:00Z' } as const;
  const over = detail({ State: 'Finished', Joined: true, EndDate: '2026-11-15', Mine: mine({ Won, Rank: 3, RankPrc: 8 }) });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, over), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText('Place 3, among the best 8%')).toBeTruthy();
  expect(screen.getByText('You won Silver and 10 credits in North.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Silver badge' }).getAttribute('src')).toBe('/badges/silver.svg');
  expect(screen.queryByText('days left')).toBeNull();
});

const ofBrand = { ...challenge, Scope: 'Brand', ClubId: null, BrandId: 3 } as const;

it('the list of challenges shows owners the challenges of all clubs', { tags: ['atLength'] }, async () => {
  const brands = [
    answer(listMyBrands, {}, [{ BrandId: 3, Name: 'Cadenza Clubs', PictureUri: null }]),
    answer(listBrandChallenges, { id: 3 }, pageOf([ofBrand])),
  ];
  await openDesk('/BrandChallenges', brands, owner);
  const row = await screen.findByRole('row', { name: /Ten hours/ });
  expect(within(row).getByText('All clubs')).toBeTruthy();
  expect(screen.getByText('Cadenza Clubs')).toBeTruthy();
});

it('the challenge editor plans a challenge of all clubs of a brand', { tags: ['atLength'] }, async () => {
  const sent: unknown[] = [];
  const create = answer(createBrandChallenge, { id: 3 }, (body) => {
    sent.push(body);
    return ofBrand;
  });
  await openDesk('/ClubChallenge/new/3', [answer(listBrandClubs, { id: 3 }, []), create, ...afterSaving], owner);
  await deskUser().type(await screen.findByRole('textbox', { name: /Title/ }), 'All of us');
  await deskUser().click(screen.getByRole('button', { name: 'Add challenge' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ Title: 'All of us', Goals: [] });
});

it('a heart-rate challenge explains to a participant why it counts no value for them, with a link to share heart rates', async () => {
  const none = mine({ Value: 0, Reached: 0, ReachedOn: [], Shares: false });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, detail({ Joined: true, Mine: none })), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText(/you share yours with no club of this challenge/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Share heart rates' }).getAttribute('href')).toContain('Profile');
});

it('a challenge that counts trainings shows no hint to share heart rates, and states that only trainings recorded in the club count', async () => {
  const found = detail({ Type: 'Trainings', ValidZones: [], Joined: true, Mine: mine() });
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, found), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    athlete,
  );
  expect(await screen.findByText('only what was recorded in the club counts')).toBeTruthy();
  expect(screen.queryByText(/you share yours with no club/)).toBeNull();
});

const editable = detail({ Runs: true, State: 'Scheduled', StartDate: '2026-12-01', EndDate: '2026-12-20' });

it('the challenge editor does not lose input when another user saved meanwhile, shows the newest version and saves over it', {
  tags: ['atLength'],
}, async () => {
  const sent: unknown[] = [];
  let stored = editable;
  await openDesk(
    '/ClubChallenge/7',
    [
      answer(getChallenge, { id: 7 }, () => stored),
      audience,
      answer(getChallengeRanking, { id: 7 }, pageOf([])),
      noneYet,
      answer(updateChallenge, { id: 7 }, (body) => {
        sent.push(body);
        if (sent.length > 1) return stored;
        stored = { ...stored, ShortDescription: 'Of a colleague', RowVersion: 4 };
        return respond(409, { ErrorType: 'StaleRowVersion' });
      }),
    ],
    trainer,
  );
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ });
  await deskUser().type(title, ' more');
  await deskUser().click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Someone else changed this in the meantime/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Short description/ }).value).toBe('Of a colleague'),
  );
  expect(title.value).toBe('Ten hours more');
  await deskUser().click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { Title: 'Ten hours more', ShortDescription: 'Zones 3 and 4', RowVersion: 3 },
    { Title: 'Ten hours more', ShortDescription: 'Of a colleague', RowVersion: 4 },
  ]);
});

it('the challenge editor shows a trainer an error at the row whose credits only managers and owners may promise', async () => {
  await openDesk(
    '/ClubChallenge/7',
    [
      answer(getChallenge, { id: 7 }, { ...editable, Rewards: [5, 500] }),
      audience,
      answer(updateChallenge, { id: 7 }, () =>
        respond(400, { ErrorType: 'ValidationFailed', errors: [{ field: 'Rewards.1', key: 'reward-by-manager' }] }),
      ),
    ],
    trainer,
  );
  await deskUser().type(await screen.findByRole('textbox', { name: /Title/ }), ' more');
  await deskUser().click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Only managers and owners can give rewards above 100 credits/)).toBeTruthy();
});

it('the challenge editor counts manual entries when enabled, and has no switch for manual entries in a challenge of points', {
  tags: ['atLength'],
}, async () => {
  const sent: unknown[] = [];
  const create = answer(createChallenge, { id: 1 }, (body) => {
    sent.push(body);
    return challenge;
  });
  await openDesk('/ClubChallenge/new', [create, audience, ...afterSaving], trainer);
  const user = deskUser();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Everything');
  expect(screen.queryByRole('switch', { name: /entered by hand/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /What counts/ }));
  await user.click(await screen.findByRole('option', { name: 'Time' }));
  await user.click(screen.getByRole('switch', { name: /entered by hand/ }));
  await user.click(screen.getByRole('button', { name: 'Add challenge' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ Type: 'Duration', ManualEntries: true });
});

it('staff who run a challenge can disable it, and see an error when the server refuses', async () => {
  const sent: unknown[] = [];
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, detail({ Runs: true })),
      answer(getChallengeRanking, { id: 7 }, pageOf([])),
      noneYet,
      answer(enableChallenge, { id: 7 }, (body) => {
        sent.push(body);
        return sent.length === 1 ? respond(403, { ErrorType: 'InsufficientRights' }) : { ...challenge, Enabled: false };
      }),
    ],
    trainer,
  );
  const off = async () => {
    const direct = screen.queryByRole('button', { name: 'Switch off' });
    if (direct) return deskUser().click(direct);
    await deskUser().click(screen.getByRole('button', { name: 'Actions for Ten hours' }));
    await deskUser().click(await screen.findByRole('menuitem', { name: 'Switch off' }));
  };
  await screen.findByRole('button', { name: 'Edit' });
  await off();
  expect(await screen.findByRole('alert')).toBeTruthy();
  await off();
  expect(await screen.findByText('Athletes no longer see Ten hours')).toBeTruthy();
  expect(sent).toEqual([{ Enabled: false }, { Enabled: false }]);
});
