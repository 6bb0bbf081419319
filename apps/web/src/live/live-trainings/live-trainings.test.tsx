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
const over: LiveTraining = { ...running, LiveTrainingId: 9, Name: 'Burn', State: 'Ended', StoppedAt: minutes(-5) };

const open = (path: string, found: readonly LiveTraining[] = [planned, running, over], start = () => respond(200, running)) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(listLiveTrainings, { id: 1 }, [...found]),
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 41, ClubId: 1, Name: 'Hall', Color: '#1787a6' }]),
      answer(listClubUsers, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
      answer(getLiveTraining, { id: 7 }, planned),
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
  await open('/LiveTrainings', [planned], () => respond(409, { ErrorType: 'LiveTrainingLimit', title: 'x' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start training' }, { timeout: 10_000 }));
  expect(await screen.findAllByText('Maximum number of live trainings reached for the club.')).toHaveLength(1);
});

it('says what there is to do while there are none', async () => {
  await open('/LiveTrainings', []);
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

it('begins with the next quarter of an hour, over midnight too', () => {
  expect(nextQuarter('Europe/Rome', new Date('2026-11-20T17:01:00Z'))).toEqual({ Day: '2026-11-20', Clock: '18:15' });
  expect(nextQuarter('Europe/Rome', new Date('2026-11-20T22:50:00Z'))).toEqual({ Day: '2026-11-21', Clock: '00:00' });
});
