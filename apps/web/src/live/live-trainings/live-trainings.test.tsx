import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { LicenseStop } from '@clubpulse/contract/clubs/licenses/licenses';
import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { getUserLive } from '@clubpulse/contract/live/board.calls';
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
import type { LiveParticipant, MyLiveTraining } from '@clubpulse/contract/live/live-trainings/participants';
import {
  addLiveParticipant,
  joinLiveTraining,
  leaveLiveTraining,
  listLiveParticipants,
  listMyLiveTrainings,
  removeLiveParticipant,
} from '@clubpulse/contract/live/live-trainings/participants.calls';
import {
  createRecurrentLiveTraining,
  deleteRecurrentLiveTraining,
  getRecurrentLiveTraining,
  startRecurrentLiveTraining,
} from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/api.ts';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { nextQuarter } from './LiveTrainingFields.tsx';

const trainer = selfWith({ UserId: 21, AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const planned: LiveTraining = {
  LiveTrainingId: 7,
  GroupTrainingId: null,
  RecurrentLiveTrainingId: null,
  ClubId: 1,
  Name: 'Ignite',
  TrainerId: 21,
  TrainerName: 'Giulia Ferri',
  Begin: minutes(10),
  Duration: 45,
  DisplayGroupId: 41,
  DisplayGroupName: 'Hall',
  MaxParticipants: null,
  ClassSubscriptionId: null,
  SubscriptionName: null,
  ParticipantIds: [],
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

const series = {
  RecurrentLiveTrainingId: 5,
  ClubId: 1,
  ScheduleStartDate: '2026-11-20',
  ScheduleEndDate: '2026-12-20',
  LiveTrainings: [{ ...planned, RecurrentLiveTrainingId: 5 }],
};

const ada: LiveParticipant = {
  LiveTrainingId: 7,
  UserId: 31,
  Nickname: 'ada',
  FirstMidName: 'Ada',
  LastName: 'Neri',
  JoinedAt: minutes(-60),
  AddedById: null,
};

const none = { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] };

interface Shown {
  found?: readonly LiveTraining[] | (() => readonly LiveTraining[]);
  one?: LiveTraining;
  trainers?: () => Response;
  start?: () => Response;
  people?: readonly LiveParticipant[];
  add?: () => Response;
  stop?: LicenseStop['Stop'];
}
const open = (
  path: string,
  {
    found = [planned, running, over],
    one = planned,
    trainers = () => respond(200, none),
    start = () => respond(200, running),
    people = [],
    add = () => respond(201, ada),
    stop = null,
  }: Shown = {},
) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1), clubWith(2)],
    path,
    answers: [
      answer(listLiveTrainings, { id: 1 }, () => respond(200, typeof found === 'function' ? found() : found)),
      answer(getLicenseStop, { id: 1 }, { Stop: stop }),
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 41, ClubId: 1, Name: 'Hall', Color: '#1787a6', RowVersion: 0 }]),
      answer(listClubUsers, { id: 1 }, trainers),
      answer(getLiveTraining, { id: 7 }, { ...one, RowVersion: 3 }),
      answer(listSubscriptionTypes, { id: 1 }, []),
      answer(createRecurrentLiveTraining, {}, series),
      answer(getRecurrentLiveTraining, { id: 5 }, series),
      answer(startRecurrentLiveTraining, { id: 5 }, running),
      answer(deleteRecurrentLiveTraining, { id: 5 }, () => respond(204)),
      answer(listLiveParticipants, { id: 7 }, [...people]),
      answer(addLiveParticipant, { id: 7 }, add),
      answer(removeLiveParticipant, { id: 7, userId: 31 }, () => respond(204)),
      answer(updateLiveTraining, { id: 7 }, { ...planned, RowVersion: 4 }),
      answer(createLiveTraining, {}, planned),
      answer(startLiveTraining, { id: 7 }, start),
      answer(stopLiveTraining, { id: 8 }, over),
      answer(deleteLiveTraining, { id: 7 }, () => respond(204)),
    ],
  });

it('the stop question closes when another user has stopped the training, and the list shows that it has ended', {
  tags: ['atLength'],
}, async () => {
  let State: LiveTraining['State'] = 'Running';
  const { sent } = await open('/LiveTrainings', { found: () => [{ ...running, State }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop training' }));
  await screen.findByRole('dialog', { name: 'Stop Ride?' });
  State = 'Ended';
  await act(() => queryClient.invalidateQueries({ queryKey: [listLiveTrainings.id] }));
  await screen.findByText('Ride is over.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('the list shows running, coming and past live trainings, and stops a running one after a confirmation', async () => {
  atWidth('desk');
  const { sent } = await open('/LiveTrainings');
  const table = within(await screen.findByRole('table', { name: 'Live trainings' }));
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

it('the list of live trainings shows cards on a tablet in portrait orientation, where the table is too wide', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity) <= 820,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open('/LiveTrainings');
  await screen.findByRole('button', { name: 'Stop training' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Ride').closest('li')).toBeTruthy();
});

it('the list starts a live training by one tap, and shows why a start failed', async () => {
  await open('/LiveTrainings', {
    found: [planned],
    start: () => respond(409, { ErrorType: 'LiveTrainingLimit', title: 'x' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start training' }));
  expect(await screen.findAllByText('Maximum number of live trainings reached for the club.')).toHaveLength(1);
});

it('the list offers to start a live training only near its begin', async () => {
  await open('/LiveTrainings', { found: [{ ...planned, Begin: minutes(3 * 7 * 1440) }] });
  expect(await screen.findByRole('button', { name: 'Actions for Ignite' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start training' })).toBeNull();
});

it('the list shows how far ahead weekly live trainings are listed', async () => {
  await open('/LiveTrainings', { found: [{ ...planned, RecurrentLiveTrainingId: 5 }] });
  const words = 'Of weekly series, the next 6 weeks are listed.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('the list shows the next steps when there are no live trainings', async () => {
  await open('/LiveTrainings', { found: [] });
  expect(await screen.findByText('No live trainings yet')).toBeTruthy();
});

it('the page of a live training changes a planned training', { tags: ['atLength'] }, async () => {
  const { sent } = await open('/ClubpulseLiveTraining/7');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Ignite 2');
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  const { Duration, DisplayGroupId, MaxParticipants, ClassSubscriptionId } = planned;
  const Begin = expect.stringMatching(/:00.000Z$/);
  const what = { Name: 'Ignite 2', TrainerId: 21, Begin, Duration };
  const body = { ...what, DisplayGroupId, MaxParticipants, ClassSubscriptionId, RowVersion: 3 };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', path: '/liveTrainings/7', body })));
});

it('the page offers a new plan for a missed live training, and the list reloads after a deletion', async () => {
  const { sent } = await open('/LiveTrainings', { found: [missed] });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Flow' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const lists = () => sent.filter(({ path }) => path === '/clubs/1/liveTrainings').length;
  const before = lists();
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Flow?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(lists()).toBe(before + 1));
});

it('the page of a new live training shows what a club without trainers needs', { tags: ['atLength'] }, async () => {
  await open('/ClubpulseLiveTraining');
  expect(await screen.findByText('No trainers yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Roles' })).toBeTruthy();
});

it('the page of a live training shows an error when the trainers cannot be loaded', async () => {
  await open('/ClubpulseLiveTraining', { trainers: () => respond(500, { ErrorType: 'InternalError', title: 'x' }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('the page of a live training in another club offers to select that club', async () => {
  await open('/ClubpulseLiveTraining/7', { one: { ...planned, ClubId: 2 } });
  expect(await screen.findByRole('button', { name: 'Switch to Club 2' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
});

it('the form of a new live training proposes the next quarter of an hour, also past midnight', () => {
  expect(nextQuarter('Europe/Rome', new Date('2026-11-20T17:01:00Z'))).toEqual({ Day: '2026-11-20', Clock: '18:15' });
  expect(nextQuarter('Europe/Rome', new Date('2026-11-20T22:50:00Z'))).toEqual({ Day: '2026-11-21', Clock: '00:00' });
});

it('the page removes a participant from a live training that is not running, and reports it', async () => {
  const { sent } = await open('/ClubpulseLiveTraining/7', { one: { ...planned, MaxParticipants: 5 }, people: [ada] });
  await userEvent.click(await screen.findByRole('button', { name: 'Take Ada Neri off' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/liveTrainings/7/participants/31' })),
  );
  expect(screen.getByText('1 of 5')).toBeTruthy();
});

it('the page of a live training shows why a member cannot be added', { tags: ['atLength'] }, async () => {
  const person = {
    UserId: 31,
    Nickname: 'ada',
    FirstMidName: 'Ada',
    LastName: 'Neri',
    Email: 'ada@example.com',
    EmailConfirmed: true,
    PictureUri: null,
    Roles: ['Athlete'],
  };
  await open('/ClubpulseLiveTraining/7', {
    trainers: () => respond(200, { ...none, recordsTotal: 1, recordsFiltered: 1, data: [person] }),
    add: () => respond(409, { ErrorType: 'LiveTrainingFull', title: 'x', values: { max: 5 } }),
  });
  const field = await screen.findByLabelText('Add someone', { selector: 'input' });
  await userEvent.click(field);
  await userEvent.type(field, 'Ada');
  await userEvent.click(await screen.findByRole('option', { name: /Ada Neri/ }));
  expect(await screen.findByText('Participant limit exceeded: this live training takes 5.')).toBeTruthy();
});

it('members join and leave coming live trainings, see what they cannot join, and cannot leave running ones', async () => {
  const mine: MyLiveTraining = { ...planned, Participants: 3, MaxParticipants: 10, Joined: false, NotJoinable: null };
  const onAir = { ...running, Participants: 1, Joined: true, NotJoinable: null };
  const full = { ...mine, LiveTrainingId: 11, Name: 'Full', NotJoinable: 'LiveTrainingFull' as const };
  const held = { ...mine, LiveTrainingId: 12, Name: 'Held', Joined: true };
  const athlete = selfWith({ UserId: 31, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const { sent } = await openScreen({
    self: athlete,
    clubs: [clubWith(1, { EnableActivities: false })],
    path: '/Today',
    answers: [
      answer(listMyLiveTrainings, { id: 31 }, [onAir, mine, full, held]),
      answer(joinLiveTraining, { id: 31, liveTrainingId: 7 }, { ...mine, Joined: true }),
      answer(leaveLiveTraining, { id: 31, liveTrainingId: 12 }, () => respond(204)),
      answer(listCalendarTrainings, { id: 31 }, []),
      answer(getUserLive, { id: 31 }, null),
      answer(listMyActivities, { id: 31 }, []),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take part' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ method: 'POST', path: '/users/31/liveTrainings/7/join' })),
  );
  expect(screen.getByText('Full', { selector: 'span' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'No longer take part' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/users/31/liveTrainings/12' })),
  );
});

it('the form plans a weekly live training by the fields of recurring classes', async () => {
  const one = { UserId: 21, Nickname: 'giu', FirstMidName: 'Giulia', LastName: 'Ferri', PictureUri: null };
  const trainers = { ...none, data: [{ ...one, Email: 'giulia@example.com', EmailConfirmed: true, Roles: ['Trainer'] }] };
  const { sent } = await open('/ClubpulseLiveTraining', { trainers: () => respond(200, trainers) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Every week' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.type(name, 'Ignite');
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: '/recurrentLiveTrainings',
        body: expect.objectContaining({
          Name: 'Ignite',
          Schedule: expect.objectContaining({ Slots: [expect.objectContaining({ Duration: 45 })] }),
        }),
      }),
    ),
  );
});

it('the page shows what still works instead of a form when the club’s licence has ended', async () => {
  const ended = { Kind: 'Ended', Day: '2026-11-01' } as const;
  await open('/ClubpulseLiveTraining', { stop: ended });
  expect(await screen.findByText(/^Licence ended 01\/11\/2026: nothing can be added/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Licences' })).toBeNull();
});

it('the page of a series starts its next live training, and deletes the coming ones', async () => {
  const led = { ...over, RecurrentLiveTrainingId: 5 };
  const { sent } = await open('/LiveTrainings', { found: [led] });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Burn' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Start the next of the series' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ method: 'POST', path: '/recurrentLiveTrainings/5/start' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Burn' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the series' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete all upcoming Burn?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the series' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/recurrentLiveTrainings/5' })),
  );
});
