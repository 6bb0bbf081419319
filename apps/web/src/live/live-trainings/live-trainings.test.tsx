import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import {
  createLiveTraining,
  deleteLiveTraining,
  getLiveTraining,
  listLiveTrainings,
  startLiveTraining,
  stopLiveTraining,
  updateLiveTraining,
} from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { nextQuarter } from './LiveTrainingFields.tsx';

const trainer = selfWith({ UserId: 21, AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const planned: LiveTraining = {
  LiveTrainingId: 7,
  ClubId: 1,
  Name: 'Ignite',
  TrainerId: 21,
  TrainerName: 'Giulia Ferri',
  Begin: minutes(10),
  Duration: 45,
  DisplayGroupId: 41,
  DisplayGroupName: 'Hall',
  State: 'Planned',
  StartedAt: null,
  EndsAt: null,
  StoppedAt: null,
};
const running: LiveTraining = {
  ...planned,
  LiveTrainingId: 8,
  Name: 'Ride',
  DisplayGroupId: null,
  DisplayGroupName: null,
  State: 'Running',
  StartedAt: minutes(-20),
  EndsAt: minutes(24.5),
};
const missed: LiveTraining = { ...planned, Name: 'Flow', Begin: minutes(-3 * 1440), State: 'Ended' };
const over: LiveTraining = { ...running, LiveTrainingId: 9, Name: 'Burn', State: 'Ended', StoppedAt: minutes(-5) };

const nobody = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };

interface Told {
  found?: readonly LiveTraining[];
  one?: LiveTraining;
  trainers?: () => Response;
  start?: () => Response;
}
const open = (
  path: string,
  {
    found = [planned, running, over],
    one = planned,
    trainers = () => respond(200, nobody),
    start = () => respond(200, running),
  }: Told = {},
) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1), clubWith(2)],
    path,
    answers: [
      answer(listLiveTrainings, { id: 1 }, [...found]),
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 41, ClubId: 1, Name: 'Hall', Color: '#1787a6' }]),
      answer(listClubUsers, { id: 1 }, trainers),
      answer(getLiveTraining, { id: 7 }, one),
      answer(updateLiveTraining, { id: 7 }, planned),
      answer(createLiveTraining, {}, planned),
      answer(startLiveTraining, { id: 7 }, start),
      answer(stopLiveTraining, { id: 8 }, over),
      answer(deleteLiveTraining, { id: 7 }, () => respond(204)),
    ],
  });

it('lists what runs, what comes and what is over, and stops what runs after a question', async () => {
  const { sent } = await open('/LiveTrainings');
  const table = within(await screen.findByRole('table', { name: 'Live trainings' }, { timeout: 10_000 }));
  expect(table.getAllByRole('row').map((row) => row.textContent?.slice(0, 6))).toEqual([
    'NameWh',
    'On air',
    expect.stringMatching(/^Ride/),
    'Coming',
    'Ignite',
    'Over',
    expect.stringMatching(/^Burn/),
  ]);
  expect(table.getByText('25 min left')).toBeTruthy();
  await userEvent.click(table.getByRole('button', { name: 'Stop training' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop Ride?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stop training' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'POST', path: '/liveTrainings/8/stop' })));
});

it('starts by one press, and says why it was not started', async () => {
  await open('/LiveTrainings', {
    found: [planned],
    start: () => respond(409, { ErrorType: 'LiveTrainingLimit', title: 'x' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start training' }, { timeout: 10_000 }));
  expect(await screen.findAllByText('Maximum number of live trainings reached for the club.')).toHaveLength(1);
});

it('says what there is to do while there are none', async () => {
  await open('/LiveTrainings', { found: [] });
  expect(await screen.findByText('No live trainings yet', {}, { timeout: 10_000 })).toBeTruthy();
});

it('changes one that is planned', async () => {
  const { sent } = await open('/ClubpulseLiveTraining/7');
  const name = await screen.findByRole('textbox', { name: /Name/ }, { timeout: 10_000 });
  await userEvent.clear(name);
  await userEvent.type(name, 'Ignite 2');
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  const { Duration, DisplayGroupId } = planned;
  const Begin = expect.stringMatching(/:00.000Z$/);
  const body = { Name: 'Ignite 2', TrainerId: 21, Begin, Duration, DisplayGroupId };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', path: '/liveTrainings/7', body })));
});

it('offers what nobody started to be planned anew, and asks for the list again when it is deleted', async () => {
  const { sent } = await open('/LiveTrainings', { found: [missed] });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Flow' }, { timeout: 10_000 }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const lists = () => sent.filter(({ path }) => path === '/clubs/1/liveTrainings').length;
  const before = lists();
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Flow?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(lists()).toBe(before + 1));
});

it('says whom a club without trainers lacks', async () => {
  await open('/ClubpulseLiveTraining');
  expect(await screen.findByText('No trainers yet', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Roles' })).toBeTruthy();
});

it('says that trainers could not be asked', async () => {
  await open('/ClubpulseLiveTraining', { trainers: () => respond(500, { ErrorType: 'InternalError', title: 'x' }) });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy();
});

it('sends whoever looks at one of another club there', async () => {
  await open('/ClubpulseLiveTraining/7', { one: { ...planned, ClubId: 2 } });
  expect(await screen.findByRole('button', { name: 'Switch to Club 2' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
});

it('begins with the next quarter of an hour, over midnight too', () => {
  expect(nextQuarter('Europe/Rome', new Date('2026-11-20T17:01:00Z'))).toEqual({ Day: '2026-11-20', Clock: '18:15' });
  expect(nextQuarter('Europe/Rome', new Date('2026-11-20T22:50:00Z'))).toEqual({ Day: '2026-11-21', Clock: '00:00' });
});
