import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { batchTag, listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import type { PipelineCard } from '@clubpulse/contract/members/pipeline/cards';
import { type ClientStage, clientStages, type MovedTrials } from '@clubpulse/contract/members/pipeline/pipeline';
import {
  batchClientStage,
  getMemberStanding,
  getPipeline,
  listStage,
  undoClientStage,
} from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { createTasks, deleteTasks, listTaskAssignees } from '@clubpulse/contract/members/tasks/tasks.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { answer } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';

beforeEach(startDay);

const card = (
  UserId: number,
  FirstMidName: string,
  Signs: PipelineCard['Signs'] = [],
  NextTask: PipelineCard['NextTask'] = null,
  { CameBy = null, Note = null }: Partial<Pick<PipelineCard, 'CameBy' | 'Note'>> = {},
) => ({
  UserId,
  FirstMidName,
  LastName: 'Rossi',
  Nickname: FirstMidName,
  PictureUri: null,
  StageSince: '2026-11-10T10:00:00Z',
  NewPeriod: 0,
  Signs,
  NextTask,
  CameBy,
  Note,
});
const hanna = card(3, 'Hanna', [
  { Kind: 'NotSeen', Days: 52, Every: 5 },
  { Kind: 'Rarer', Visits: 1, Before: 9 },
  { Kind: 'Ended' },
]);

const trials: MovedTrials = {
  Given: [{ UserId: 1, UserSubscriptionId: 70, SubscriptionName: 'Trial week' }],
  Without: [{ UserId: 2, Name: 'Bea Rossi', Why: 'HeldBefore' }],
};

const MovedAt = '2026-11-20T10:00:00.000Z';

/** Three contacts; Hanna pays and remains a client. Another user moves `movedAgain` before the undo. */
function openBoard(search = '', movedAgain?: number) {
  const before = new Map<number, ClientStage>();
  const stageOf = new Map<number, ClientStage>([
    [1, 'lead'],
    [2, 'lead'],
    [3, 'client'],
  ]);
  const people = [
    card(1, 'Ada', [], null, { CameBy: 'Link', Note: 'Asked for prices' }),
    card(2, 'Bea', [], { TaskId: 9, Type: 'call', Task: 'Ask how it was', DueDate: '2026-11-18' }, { CameBy: 'Link' }),
    hanna,
  ];
  const ofStage = (stage: ClientStage) =>
    people.filter(({ UserId }) => stageOf.get(UserId) === stage).map((one) => ({ ...one, ClientStage: stage }));
  return openDesk(`/ManageUsers/pipeline${search}`, [
    answer(listClubPeople, { id: 1 }, pageWith([])),
    answer(listSubscriptionTypes, { id: 1 }, []),
    answer(getPipeline, { id: 1 }, () =>
      clientStages.map((ClientStage) => ({
        ClientStage,
        Count: ofStage(ClientStage).length,
        Entered: 0,
        AtRisk: ClientStage === 'client' ? 1 : 0,
        MovedOn: ClientStage === 'lead' ? 46 : null,
      })),
    ),
    answer(
      getMemberStanding,
      { id: 1, userId: 3 },
      {
        Since: '2025-03-04T10:00:00Z',
        CameBy: null,
        WaitsForProof: false,
        Signs: [{ Kind: 'NotSeen', Days: 52, Every: 5 }, { Kind: 'Ended' }],
        Weeks: [2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ),
    answer(listTags, { id: 1 }, [{ ClubTagId: 5, Text: 'Morning', Members: 1 }]),
    answer(listTaskAssignees, { id: 1 }, [
      { UserId: 90, FirstMidName: 'Giulia', LastName: 'Ferri', Nickname: 'Giulia', PictureUri: null },
    ]),
    ...clientStages.map((stage) => answer(listStage, { id: 1, stage }, () => pageWith(ofStage(stage)))),
    answer(createTasks, { id: 1 }, (body) => {
      const { UserIds, Type } = body as { UserIds: number[]; Type: string };
      const stopped = UserIds.filter((id) => id === 2 && Type === 'call');
      return {
        Written: UserIds.filter((id) => !stopped.includes(id)).map((UserId) => ({ UserId, TaskId: 900 + UserId })),
        Refused: stopped.map((UserId) => ({ UserId, ErrorType: 'NotToBeCalled' as const })),
      };
    }),
    answer(deleteTasks, { id: 1 }, (body) => ({ Deleted: (body as { TaskIds: number[] }).TaskIds, Refused: [] })),
    answer(batchTag, { id: 1 }, (body) => ({
      Changed: (body as { UserIds: number[] }).UserIds.filter((id) => id !== 2),
      Refused: [],
    })),
    answer(batchClientStage, { id: 1 }, (body) => {
      const { UserIds, ClientStage } = body as { UserIds: number[]; ClientStage: ClientStage };
      const Moved = UserIds.filter((id) => id !== 3);
      for (const id of Moved) {
        before.set(id, stageOf.get(id) ?? 'lead');
        stageOf.set(id, ClientStage);
      }
      return {
        MovedAt,
        Moved,
        Refused: UserIds.filter((id) => id === 3).map((UserId) => ({ UserId, ErrorType: 'StaysClient' as const })),
        Trials: ClientStage === 'trial' && Moved.length > 0 ? trials : { Given: [], Without: [] },
      };
    }),
    answer(undoClientStage, { id: 1 }, (body) => {
      const { UserIds, TakeBack = [] } = body as { UserIds: number[]; TakeBack?: number[] };
      const [Moved, late] = [UserIds.filter((id) => id !== movedAgain), UserIds.filter((id) => id === movedAgain)];
      for (const id of Moved) stageOf.set(id, before.get(id) ?? 'lead');
      return { Moved, Refused: late.map((UserId) => ({ UserId, ErrorType: 'StaleRowVersion' as const })), Kept: TakeBack };
    }),
  ]);
}
const column = (name: string) => screen.findByRole('region', { name });
const namesIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);

it('the pipeline shows how a client at risk joined, each sign of risk, and the possible acts', {
  tags: ['atLength'],
}, async () => {
  await openBoard();
  await deskUser().click(await screen.findByRole('button', { name: 'Why Hanna Rossi is at risk' }));
  const beside = await screen.findByRole('dialog');
  const dialog = within(beside);
  expect(await dialog.findByRole('heading', { name: 'Hanna Rossi is at risk' })).toBeTruthy();
  expect(document.querySelector('.mantine-Modal-content')).toBeNull();
  expect(await dialog.findByRole('img', { name: /week by week, the last 12: 2, 2, 1, 0, / })).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not seen for 52 days, used to come every 5',
    'The subscription has ended',
  ]);
  expect(new Set(dialog.getAllByRole('listitem').map((one) => one.querySelector('svg')?.getAttribute('class'))).size).toBe(2);
  expect(dialog.getByRole('link', { name: 'Message' }).getAttribute('href')).toContain('/ClubMessages/3');
});

it('the pipeline shows the counts, and one reason per card: the last note, how the contact joined, or the first sign of risk of a client', async () => {
  await openBoard();
  const cardOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
  const ada = await cardOf('Ada Rossi');
  expect(ada.getByText('Asked for prices')).toBeTruthy();
  expect(ada.queryByText(/A link or poster/)).toBeNull();
  expect((await cardOf('Bea Rossi')).getByText('Joined with: A link or poster')).toBeTruthy();
  const client = await cardOf('Hanna Rossi');
  expect(client.getByText(/52 days/)).toBeTruthy();
  expect(client.queryByText(/ended/)).toBeNull();
  expect(client.getByText('3 signs')).toBeTruthy();
  expect(await namesIn('Leads')).toEqual(['Ada Rossi', 'Bea Rossi']);
  expect(screen.getByText('3 people in 5 stages')).toBeTruthy();
});

it("the pipeline shows a contact's next task, its delay, and how long the contact is in the stage", async () => {
  await openBoard();
  const texts = within(await column('Leads'))
    .getAllByRole('listitem')
    .map((one) => one.textContent);
  expect(texts).toEqual([expect.stringMatching(/no task10 d$/), expect.stringMatching(/Ask how it was, 2 d late10 d$/)]);
  expect(screen.getByText('2 d late').closest('[title]')?.getAttribute('title')).toBe('Ask how it was, 2 d late');
});

it('the pipeline moves a contact by the menu of the card, and reverts it', async () => {
  const { sent } = await openBoard();
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada Rossi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to: Prospects' }));
  await waitFor(async () => expect(await namesIn('Prospects')).toEqual(['Ada Rossi']));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    UserIds: [1],
    ClientStage: 'prospect',
    Seen: [{ UserId: 1, ClientStage: 'lead' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await namesIn('Leads')).toEqual(['Ada Rossi', 'Bea Rossi']));
});

it('the pipeline moves the selected contacts by a key, and lists the contacts that cannot be moved', {
  tags: ['atLength'],
}, async () => {
  await openBoard();
  const user = deskUser();
  for (const name of ['Ada', 'Bea', 'Hanna'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name} Rossi` }));
  expect(screen.getByText('3 selected')).toBeTruthy();
  screen.getByRole('link', { name: 'Bea Rossi' }).focus();
  await user.keyboard('4');
  await waitFor(async () => expect(await namesIn('On trial')).toEqual(['Ada Rossi', 'Bea Rossi']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bea Rossi' })));
  expect(await screen.findByText(/1 not moved: A member with a paid subscription or credits stays a client/)).toBeTruthy();
  expect(await namesIn('Clients')).toEqual(['Hanna Rossi']);
});

it('the pipeline lists which contacts get a trial with the move and which do not, and reverts the move and the unused trials', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openBoard();
  const user = deskUser();
  for (const name of ['Ada', 'Bea']) await user.click(await screen.findByRole('checkbox', { name: `Select ${name} Rossi` }));
  screen.getByRole('link', { name: 'Bea Rossi' }).focus();
  await user.keyboard('4');
  expect(await screen.findByText('1 person gets “Trial week”.')).toBeTruthy();
  expect(screen.getByText('Without a trial, because they had a subscription here before: Bea Rossi.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 trial stays: it was used in the meantime.')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    UserIds: [1, 2],
    MovedAt,
    TakeBack: [70],
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/trial stays/)).toBeNull();
});

it('the undo of a move names contacts whom another user has moved since', { tags: ['atLength'] }, async () => {
  await openBoard('', 2);
  const user = deskUser();
  for (const name of ['Ada', 'Bea']) await user.click(await screen.findByRole('checkbox', { name: `Select ${name} Rossi` }));
  screen.getByRole('link', { name: 'Bea Rossi' }).focus();
  await user.keyboard('3');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('1 not moved: Someone moved them in the meantime. The board shows their current stage.'),
  ).toBeTruthy();
  expect(await namesIn('Leads')).toEqual(['Ada Rossi']);
  expect(await namesIn('Prospects')).toEqual(['Bea Rossi']);
});

const select = async (...names: string[]) => {
  const user = deskUser();
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name} Rossi` }));
  return { user, bar: within(screen.getByRole('region', { name: 'Pipeline' })) };
};
const posts = (sent: readonly { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

it('the pipeline moves the selected contacts by the menu of the bar', { tags: ['atLength'] }, async () => {
  const { sent } = await openBoard();
  const { user, bar } = await select('Ada', 'Bea');
  await user.click(bar.getByRole('button', { name: 'Change stage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Prospects' }));
  expect(await screen.findByText('2 people moved to Prospects')).toBeTruthy();
  expect(posts(sent)).toEqual([
    {
      path: '/clubs/1/users:batchClientStage',
      body: {
        UserIds: [1, 2],
        ClientStage: 'prospect',
        Seen: [
          { UserId: 1, ClientStage: 'lead' },
          { UserId: 2, ClientStage: 'lead' },
        ],
      },
    },
  ]);
});

it('the pipeline creates a task for each selected contact, lists the contacts without a new task, and reverts the creation', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openBoard();
  const { user, bar } = await select('Ada', 'Bea');
  await user.click(bar.getByRole('button', { name: 'New task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Task about 2 people' }));
  await user.type(dialog.getByRole('textbox', { name: /What to do/ }), 'Offer');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 task created')).toBeTruthy();
  expect(screen.getByText('1 not: Asked not to be called')).toBeTruthy();
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('1 task created')).toBeNull());
  expect(posts(sent)).toMatchObject([
    { path: '/clubs/1/users:batchTask', body: { UserIds: [1, 2], Type: 'call', Task: 'Offer', DueDate: null } },
    { path: '/clubs/1/tasks:batchDelete', body: { TaskIds: [901] } },
  ]);
});

it('the pipeline tags the selected contacts, and its undo removes only new tags', { tags: ['atLength'] }, async () => {
  const { sent } = await openBoard();
  const { user, bar } = await select('Ada', 'Bea');
  await user.click(bar.getByRole('button', { name: 'Group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Group of 2 people' }));
  await user.click(await dialog.findByRole('button', { name: 'Put in' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: /Group/ }));
  await user.click(await screen.findByRole('option', { name: 'Morning' }));
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect(await screen.findByText('1 person added to Morning')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/added to/)).toBeNull());
  expect(posts(sent)).toEqual([
    { path: '/clubs/1/users:batchTag', body: { UserIds: [1, 2], ClubTagId: 5, Act: 'Add' } },
    { path: '/clubs/1/users:batchTag', body: { UserIds: [1], ClubTagId: 5, Act: 'Remove' } },
  ]);
});

it('the pipeline writes a message to exactly the selected contacts', { tags: ['atLength'] }, async () => {
  const { router } = await openBoard();
  const { user, bar } = await select('Bea', 'Ada');
  await user.click(bar.getByRole('button', { name: 'Message' }));
  expect(router.state.location.pathname).toBe('/ClubMessages/2,1');
});

it('the pipeline clears the selection when a filter may hide selected contacts', { tags: ['atLength'] }, async () => {
  await openBoard();
  const user = deskUser();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Rossi' }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tasks All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'No task' }));
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Ada Rossi' })).checked).toBe(false);
});

it('the pipeline shows the percentage of contacts who moved from a stage to a later one', async () => {
  await openBoard();
  const found = within(await column('Leads')).getByTitle('46% of those who were here in the last 30 days moved on');
  expect(found.textContent).toMatch(/^46%/);
});

it('the pipeline filters by assignee of a task, tasks and tags, and stores the filter in the URL', {
  tags: ['atLength'],
}, async () => {
  const { sent, router } = await openBoard();
  const user = deskUser();
  const lastSent = (path: string) => sent.filter((one) => one.path.includes(path)).at(-1)?.path;
  await user.click(await screen.findByRole('button', { name: 'Task of All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Giulia Ferri' }));
  await user.click(screen.getByRole('button', { name: 'Tasks All' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'No task' }));
  expect(router.state.location.search).toBe('?who=90&task=none');
  await waitFor(() => expect(lastSent('/clubs/1/pipeline/lead')).toMatch(/Assignee=90&Task=none/));
  expect(lastSent('/clubs/1/pipeline?')).toMatch(/Assignee=90&Task=none/);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
});

it('the pipeline shows clients at risk first, and switches to new ones when a contact becomes a client', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openBoard();
  const user = deskUser();
  const split = () =>
    new URLSearchParams(
      sent
        .filter(({ path }) => path.includes('/pipeline/client'))
        .at(-1)
        ?.path.split('?')[1],
    ).get('Split');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'At risk 1' })).checked).toBe(true);
  expect(split()).toBe('AtRisk');
  (await screen.findByRole('link', { name: 'Ada Rossi' })).focus();
  await user.keyboard('5');
  await waitFor(async () => expect(await namesIn('Clients')).toEqual(['Ada Rossi', 'Hanna Rossi']));
  expect([screen.getByRole<HTMLInputElement>('radio', { name: 'New 0' }).checked, split()]).toEqual([true, 'New']);
});

it('the pipeline uses the search text and the tag of the list of people', async () => {
  const { router, sent } = await openBoard('?q=rossi&tag=5&by=Link&task=none');
  await column('Leads');
  await deskUser().click(screen.getByRole('radio', { name: 'List' }));
  await waitFor(() => expect(sent.at(-1)?.path).toContain('globalSearch=rossi'));
  expect(router.state.location).toMatchObject({ pathname: '/ManageUsers', search: '?q=rossi&tag=5&by=Link' });
});

it('the pipeline opens the stage of its address with all people of it, and keeps it when the filters are cleared', async () => {
  const { router } = await openBoard('?q=rossi&task=none&stage=client&split=All');
  const clients = await column('Clients');
  expect(clients.getAttribute('aria-current')).toBe('true');
  expect((await column('Leads')).getAttribute('aria-current')).toBeNull();
  expect((await within(clients).findByRole<HTMLInputElement>('radio', { name: 'All' })).checked).toBe(true);
  await deskUser().click(screen.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('?stage=client&split=All');
});

it('the pipeline shows on a phone the stage of its address, and its new people first if asked', async () => {
  atWidth('phone');
  const { sent } = await openBoard('?stage=trial&split=New');
  const trial = within(await column('On trial'));
  expect((await trial.findByRole<HTMLInputElement>('radio', { name: 'New 0' })).checked).toBe(true);
  expect(screen.queryByRole('region', { name: 'Leads' })).toBeNull();
  expect(sent.some(({ path }) => /pipeline\/trial\?.*Split=New/.test(path))).toBe(true);
});

it('the pipeline is the second view of the screen People', async () => {
  const { router } = await openBoard();
  await column('Leads');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pipeline' }).checked).toBe(true);
  expect(router.state.location.pathname).toBe('/ManageUsers/pipeline');
});

it('the pipeline moves a contact by drag to the column where it is dropped', { tags: ['atLength'] }, async () => {
  const { sent } = await openBoard();
  const name = await screen.findByRole('link', { name: 'Ada Rossi' });
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(name, { dataTransfer });
  fireEvent.dragOver(await column('Qualified leads'), { dataTransfer });
  fireEvent.drop(await column('Qualified leads'), { dataTransfer });
  await waitFor(async () => expect(await namesIn('Qualified leads')).toEqual(['Ada Rossi']));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    UserIds: [1],
    ClientStage: 'lead-qualified',
    Seen: [{ UserId: 1, ClientStage: 'lead' }],
  });
});

it('the pipeline shows only once that no contact matches, and clears the filters', async () => {
  const { router } = await openDesk('/ManageUsers/pipeline?q=nobody', [
    answer(getPipeline, { id: 1 }, (_, { query }) =>
      clientStages.map((ClientStage) => ({
        ClientStage,
        Count: query['globalSearch'] === undefined ? 1 : 0,
        Entered: 0,
        AtRisk: 0,
        MovedOn: null,
      })),
    ),
    answer(listTags, { id: 1 }, []),
    answer(listTaskAssignees, { id: 1 }, []),
    ...clientStages.map((stage) => answer(listStage, { id: 1, stage }, pageWith([]))),
  ]);
  await screen.findByText('Nobody matches these filters');
  expect(screen.queryByRole('region', { name: 'Leads' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('region', { name: 'Leads' });
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(screen.queryByText('Nobody matches these filters')).toBeNull());
});
