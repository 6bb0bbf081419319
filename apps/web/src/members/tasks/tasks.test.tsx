import type { Task } from '@clubpulse/contract/members/tasks/tasks';
import {
  completeTask,
  countOpenTasks,
  createTask,
  getTask,
  listClubTasks,
  listTaskAssignees,
  recordOutcome,
  updateTask,
} from '@clubpulse/contract/members/tasks/tasks.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { athlete, davide, deskUser, manager, openDesk, startDay } from '../../billing/test/desk.tsx';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith } from '../../test/world.ts';

beforeEach(startDay);

const { UserId, Nickname, FirstMidName, LastName, PictureUri } = davide;
const receiver: NonNullable<Task['Receiver']> = {
  UserId,
  Nickname,
  FirstMidName,
  LastName,
  PictureUri,
  ClientStage: 'lead',
  Phone: '+39 02 555 0100',
  DoNotCall: false,
};
const task = (TaskId: number, fields: Partial<Task>): Task => ({
  TaskId,
  ClubId: 1,
  Type: 'generic',
  Task: '',
  Assignee: null,
  Receiver: null,
  DueDate: null,
  Outcome: null,
  CreatedAt: '2026-11-01T10:00:00Z',
  CompletedAt: null,
  RowVersion: 0,
  ...fields,
});
const call = task(1, { Type: 'call', Receiver: receiver, DueDate: '2026-11-19' });
const straps = task(2, { Task: 'Order 4 straps', DueDate: '2026-11-20' });
const stopped = { ...receiver, Phone: null, DoNotCall: true };
const others = [
  task(3, { Type: 'call', Task: 'Offer a plan', Receiver: stopped, DueDate: '2026-11-23' }),
  task(4, { Type: 'do-not-call', Receiver: stopped, DueDate: '2027-02-01' }),
];
const page = (data: Task[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });

const open = (self = manager, due = call) =>
  openDesk(
    '/Tasks',
    [
      answer(countOpenTasks, { id: 1 }, { Mine: 2, MineDue: 2, All: 4, AllDue: 2 }),
      answer(listClubTasks, { id: 1 }, (_, { query }) =>
        page(query['completed'] === 'true' ? [] : 'Assignee' in query ? [due, straps] : [due, straps, ...others]),
      ),
      answer(listTaskAssignees, { id: 1 }, []),
      answer(completeTask, { id: 2 }, { ...straps, CompletedAt: '2026-11-20T10:00:00Z' }),
      answer(createTask, {}, () => respond(201, straps)),
      answer(recordOutcome, { id: 1 }, { ...call, CompletedAt: '2026-11-20T10:00:00Z' }),
    ],
    self,
  );

it('the task list shows late, current and later tasks, and hides telephone numbers of members with a do-not-call', async () => {
  await open();
  const late = within((await screen.findByRole('heading', { name: 'Late' })).closest('section') as HTMLElement);
  expect(late.getByRole('link', { name: 'Call Davide Longo' }).getAttribute('href')).toBe('tel:+39025550100');
  expect(screen.getByText('Order 4 straps')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Not to be called' })).toBeNull();
  const user = deskUser();
  await user.click(screen.getByText('Everyone 4'));
  const stop = within((await screen.findByRole('heading', { name: 'Not to be called' })).closest('section') as HTMLElement);
  expect(stop.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([expect.stringContaining('EditUser/5')]);
  expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(1);
  expect(screen.getByText(/asked not to be called/)).toBeTruthy();
});

it("the task panel shows the user's open tasks on every screen", async () => {
  vi.useRealTimers();
  const { router, sent } = await openApp({
    self: manager,
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(countOpenTasks, { id: 1 }, { Mine: 2, MineDue: 2, All: 4, AllDue: 2 }),
      answer(listClubTasks, { id: 1 }, (_, { query }) => page('Assignee' in query ? [call, straps] : [])),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tasks, 2 to do' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText('Order 4 straps')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'Davide Longo' })).toBeTruthy();
  expect(sent.some(({ path }) => path.includes(`Assignee=${manager.UserId}`))).toBe(true);
  await userEvent.click(panel.getByRole('link', { name: 'All tasks' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Tasks'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the task list completes a task by one press, and requests the outcome of a call', async () => {
  const { sent } = await open();
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Done: Order 4 straps' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/tasks/2/complete')).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Call Davide Longo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio').map((one) => one.getAttribute('aria-checked'))).not.toContain('true');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
  expect(sent.some(({ path }) => path === '/tasks/1/outcome')).toBe(false);
  await user.click(await dialog.findByRole('radio', { name: /No answer/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Asked not to be called' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/tasks/1/outcome')?.body).toEqual({
      Outcome: 'NoAnswer',
      Note: '',
      DoNotCallUntil: '2027-02-01',
    }),
  );
});

it('the call outcome offers clients no trial, and does not call them a future lead', async () => {
  await open(manager, { ...call, Receiver: { ...receiver, ClientStage: 'client' } });
  await deskUser().click(await screen.findByRole('link', { name: 'Call Davide Longo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Save' });
  expect(dialog.getAllByRole('radio').map((one) => one.textContent)).toEqual([
    'InterestedCall again in 3 days',
    'No answerTry again tomorrow',
    'Not interestedCloses the task',
  ]);
});

it('the task editor does not lose the input when another user moves the task to another list', {
  tags: ['atLength'],
}, async () => {
  let moved = false;
  const now = () => (moved ? { ...call, DueDate: '2026-12-18', RowVersion: 1 } : call);
  const { sent } = await openDesk('/Tasks', [
    answer(countOpenTasks, { id: 1 }, { Mine: 1, MineDue: 1, All: 1, AllDue: 1 }),
    answer(listClubTasks, { id: 1 }, () => page([now()])),
    answer(listTaskAssignees, { id: 1 }, []),
    answer(updateTask, { id: 1 }, () => {
      const isFirst = !moved;
      moved = true;
      return isFirst ? respond(409, { ErrorType: 'StaleRowVersion' }) : respond(200, now());
    }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: /^What/ }), 'Ask about the trial');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Late', hidden: true })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^What/ }).value).toBe('Ask about the trial');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { RowVersion: 0 },
      { RowVersion: 1, Task: 'Ask about the trial', DueDate: '2026-12-18' },
    ]),
  );
});

it('the task editor saves a change after a colleague reassigned the task, and does not revert the assignee', {
  tags: ['atLength'],
}, async () => {
  const giulia = { UserId: 44, Nickname: 'Giulia', FirstMidName: 'Giulia', LastName: 'Ferri', PictureUri: null };
  let isPassedOn = false;
  const now = () => (isPassedOn ? { ...straps, Assignee: giulia, RowVersion: 1 } : straps);
  const { sent } = await openDesk('/Tasks', [
    answer(countOpenTasks, { id: 1 }, { Mine: 1, MineDue: 1, All: 1, AllDue: 1 }),
    answer(listClubTasks, { id: 1 }, () => page(isPassedOn ? [] : [straps])),
    answer(getTask, { id: 2 }, now),
    answer(listTaskAssignees, { id: 1 }, [giulia]),
    answer(updateTask, { id: 2 }, () => {
      const isFirst = !isPassedOn;
      isPassedOn = true;
      return isFirst ? respond(409, { ErrorType: 'StaleRowVersion' }) : respond(200, now());
    }),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const what = await screen.findByRole('textbox', { name: /^What/ });
  await user.clear(what);
  await user.type(what, 'Order 6 straps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue('Giulia Ferri')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^What/ }).value).toBe('Order 6 straps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { RowVersion: 0, AssigneeId: null },
      { RowVersion: 1, AssigneeId: 44, Task: 'Order 6 straps' },
    ]),
  );
});

it('the task editor shows the missing fields of a new task', { tags: ['atLength'] }, async () => {
  const { sent } = await open();
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'New task' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: /What to do/ }), 'Water the plants');
  const due = dialog.getByRole('textbox', { name: /^Due/ });
  await user.clear(due);
  await user.type(due, '31/13/26');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(due.getAttribute('aria-invalid')).toBe('true');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.clear(due);
  await user.type(due, '20/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ClubId: 1,
      Type: 'generic',
      Task: 'Water the plants',
      AssigneeId: manager.UserId,
      ReceiverId: null,
      DueDate: '2026-11-20',
    }),
  );
});

it('the task screen shows users who are not staff that it is not for them', async () => {
  const { sent } = await open(athlete);
  expect(await screen.findByText('Tasks are for the staff of a club.')).toBeTruthy();
  expect(sent.some(({ path }) => path.includes('/tasks'))).toBe(false);
});

it('the task list completes tasks offline, stores them in the browser and sends them later', async () => {
  const { sent } = await open(manager, { ...call, Receiver: { ...receiver, Phone: null } });
  const user = deskUser();
  await screen.findByRole('heading', { name: 'Late' });
  const back = goOffline();
  await user.click(screen.getByRole('button', { name: 'Done: Order 4 straps' }));
  expect(await screen.findByText('1 finished task is sent when you are online again.')).toBeTruthy();
  expect(screen.getByText('Finished, sent when online')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'How did it go? Davide Longo' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getAllByRole('radio')[0] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 finished tasks are sent when you are online again.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.some(({ path }) => path.endsWith('/complete'))).toBe(false);
  back();
  await waitFor(() => expect(sent.filter(({ path }) => /\/(?:complete|outcome)$/.test(path))).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/when you are online again/)).toBeNull());
});
