import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { listClassSessions, startClassSession, stopClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/api.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { classSessionWith } from '../test/sessions.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });

beforeEach(() => {
  class SilentSocket {
    onopen: (() => void) | undefined;
    constructor() {
      setTimeout(() => this.onopen?.());
    }
    send(): void {}
    close(): void {}
  }
  vi.stubGlobal('WebSocket', SilentSocket);
});

async function open(sessions: ClassSession[], answers: Answers = []) {
  const { sent } = await openScreen({
    self: trainer,
    clubs: [clubWith(1)],
    path: '/ClubpulseLIVE/room-41',
    answers: [
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 41, ClubId: 1, Name: 'Hall', Color: '#1787a6', RowVersion: 0 }]),
      answer(listLiveTrainings, { id: 1 }, []),
      answer(listClassSessions, { id: 1 }, () => respond(200, sessions)),
      ...answers,
    ],
  });
  return { user: userEvent.setup(), written: () => sent.filter(({ method }) => method !== 'GET').map(({ path }) => path) };
}

it('the class list starts a class by one tap, and ends it after a confirmation', async () => {
  const session = classSessionWith();
  const sessions = [session, classSessionWith({ ClassId: 6, Name: 'Yoga', DisplayGroupId: 42 })];
  const running: ClassSession = { ...session, ClassSessionId: 8, State: 'Running', StartedAt: new Date().toISOString() };
  const { user, written } = await open(sessions, [
    answer(startClassSession, { id: 5 }, () => {
      sessions[0] = running;
      return running;
    }),
    answer(stopClassSession, { id: 8 }, () => {
      sessions.shift();
      return { ...running, State: 'Ended' as const, StoppedAt: new Date().toISOString() };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Start the class' }));
  await screen.findByText('HIIT Ignite is on the wall.');
  expect(await screen.findByText('On air now')).toBeTruthy();
  expect(screen.getByText(/Giulia Ferri · Hall · 34 min left/)).toBeTruthy();
  expect(screen.queryByText('Yoga')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End class' }));
  const asking = await screen.findByRole('dialog', { name: 'End HIIT Ignite?' });
  await user.click(within(asking).getByRole('button', { name: 'End class' }));
  await screen.findByText('HIIT Ignite is over.');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Classes now and soon' })).toBeNull());
  expect(written()).toEqual([expect.stringContaining('/classes/5/session'), expect.stringContaining('/classSessions/8/stop')]);
});

it('the class list closes the end question when another user has ended the class, and shows that it has ended', async () => {
  const running = classSessionWith({ ClassSessionId: 8, State: 'Running', StartedAt: new Date().toISOString() });
  const sessions = [running];
  const { user, written } = await open(sessions);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  await screen.findByRole('dialog', { name: 'End HIIT Ignite?' });
  sessions[0] = { ...running, State: 'Ended', StoppedAt: new Date().toISOString() };
  await act(() => queryClient.invalidateQueries({ queryKey: [listClassSessions.id] }));
  await screen.findByText('HIIT Ignite is over.');
  expect([screen.queryByRole('dialog'), written()]).toEqual([null, []]);
});

it('a caller whose request to end a class was refused sees that it has ended, even if the list updates first', async () => {
  const running = classSessionWith({ ClassSessionId: 8, State: 'Running', StartedAt: new Date().toISOString() });
  const sessions = [running];
  const held = Promise.withResolvers<Response>();
  const { user } = await open(sessions, [answer(stopClassSession, { id: 8 }, () => held.promise)]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  const asking = await screen.findByRole('dialog', { name: 'End HIIT Ignite?' });
  await user.click(within(asking).getByRole('button', { name: 'End class' }));
  sessions.pop();
  await act(() => queryClient.invalidateQueries({ queryKey: [listClassSessions.id] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('HIIT Ignite is over.')).toBeNull();
  held.resolve(respond(404, { type: 'about:blank', title: '', status: 404, ErrorType: 'NotFound', requestId: 'r1' }));
  await screen.findByText('HIIT Ignite is over.');
});

it.each([
  ['it has no trainer', { NotStartable: 'ClassSessionNoTrainer', TrainerName: null }, 'No trainer of the club gives this class'],
  [
    'its trainer leads another session',
    { NotStartable: 'LiveStartError', LeadsNow: 'Morning ride' },
    'Giulia Ferri is leading Morning ride: end it first.',
  ],
  [
    'its trainer leads a session in another club',
    { NotStartable: 'LiveStartElsewhere' },
    'Giulia Ferri is leading something in another club',
  ],
] as const)('the class list shows why a class does not start: %s', async (_, changed, words) => {
  await open([classSessionWith(changed)]);
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the class' })).toBeNull();
});

it('the class list shows when a class starts automatically, and why an automatic start was refused', async () => {
  const Begin = new Date(Date.now() + 600_000).toISOString();
  const problem = {
    type: 'about:blank',
    title: '',
    status: 409,
    ErrorType: 'LiveStartError',
    values: { trainer: 'Giulia Ferri', name: 'Morning ride' },
    requestId: 'r1',
  };
  const { user } = await open([classSessionWith({ Begin })], [answer(startClassSession, { id: 5 }, () => respond(409, problem))]);
  expect(await screen.findByText(/Starts automatically at /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start the class' }));
  expect(await screen.findByText('Start error')).toBeTruthy();
  expect(screen.getByText('Stop Morning ride first: Giulia Ferri is leading it now.')).toBeTruthy();
});

it('the class list closes the start error once any other running session has ended', { tags: ['atLength'] }, async () => {
  const inTheWay = classSessionWith({
    ClassId: 6,
    ClassSessionId: 8,
    Name: 'Spin',
    State: 'Running',
    StartedAt: new Date().toISOString(),
  });
  const sessions = [classSessionWith(), inTheWay];
  const problem = { type: 'about:blank', title: '', status: 409, ErrorType: 'LiveStartError', requestId: 'r1' };
  const { user } = await open(sessions, [
    answer(startClassSession, { id: 5 }, () => respond(409, { ...problem, values: { trainer: 'Giulia Ferri', name: 'Spin' } })),
    answer(stopClassSession, { id: 8 }, () => {
      sessions.pop();
      return { ...inTheWay, State: 'Ended' as const, StoppedAt: new Date().toISOString() };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Start the class' }));
  expect(await screen.findByText('Start error')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End class' }));
  const asking = await screen.findByRole('dialog', { name: 'End Spin?' });
  await user.click(within(asking).getByRole('button', { name: 'End class' }));
  await screen.findByText('Spin is over.');
  await waitFor(() => expect(screen.queryByText('Start error')).toBeNull());
});

it('the class list shows that a start failed, whatever the error', async () => {
  const problem = { type: 'about:blank', title: '', status: 500, ErrorType: 'InternalError', requestId: 'r1' };
  const { user } = await open([classSessionWith()], [answer(startClassSession, { id: 5 }, () => respond(500, problem))]);
  await user.click(await screen.findByRole('button', { name: 'Start the class' }));
  expect(await screen.findByText('Start error')).toBeTruthy();
});

it('the class list groups classes that were ended early in one line, the latest one only after 15 minutes', async () => {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const endedAt = (ClassId: number, Name: string, minutes: number) =>
    classSessionWith({ ClassId, Name, ClassSessionId: ClassId, StartedAt: before(40), StoppedAt: before(minutes) });
  const sessions = [endedAt(5, 'Spin', 30), endedAt(6, 'Yoga', 3), classSessionWith({ ClassId: 7, Name: 'Core' })];
  await open(sessions);
  const names = (list: HTMLElement) =>
    within(list)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  const rows = await screen.findByRole('list', { name: 'Classes now and soon' });
  expect(names(rows)).toEqual(['Yoga', 'Core']);
  const away = screen.getByText('Ended early').closest('details');
  expect([away?.open, away?.textContent]).toEqual([false, expect.stringMatching(/^Ended early 1Spin/)]);
  sessions[1] = endedAt(6, 'Yoga', 16);
  await act(() => queryClient.invalidateQueries({ queryKey: [listClassSessions.id] }));
  await waitFor(() => expect(names(rows)).toEqual(['Core']));
  expect(away?.textContent).toMatch(/^Ended early 2Spin.*Start the classYoga/);
});

it('the class list restarts a class that was ended early', async () => {
  const ended = classSessionWith({ ClassSessionId: 8, StartedAt: new Date().toISOString(), StoppedAt: new Date().toISOString() });
  const { user, written } = await open(
    [ended],
    [answer(startClassSession, { id: 5 }, { ...ended, State: 'Running' as const, StoppedAt: null })],
  );
  expect(await screen.findByText(/Ended early: it can be started again until /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start the class' }));
  await screen.findByText('HIIT Ignite is on the wall.');
  expect(written()).toEqual([expect.stringContaining('/classes/5/session')]);
});
