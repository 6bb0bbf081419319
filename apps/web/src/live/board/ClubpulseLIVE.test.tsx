import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import { type RosterMessage, type ServerMessage, type WatchMessage, watchMessageSchema } from '@clubpulse/contract/live/frames';
import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import { getLiveTraining, listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { listLiveParticipants } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/api.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }, { ClubId: 2 }] } });
const room = (DisplayGroupId: number, Name: string) => ({ DisplayGroupId, ClubId: 1, Name, Color: '#1787a6', RowVersion: 0 });

let watched: WatchMessage[];
let say: (message: ServerMessage) => void;
beforeEach(() => {
  watched = [];
  class SilentSocket {
    onopen: (() => void) | undefined;
    onmessage: ((event: { data: string }) => void) | undefined;
    readonly readyState = 0;
    constructor() {
      setTimeout(() => this.onopen?.());
      say = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    }
    send = (text: string) => void watched.push(watchMessageSchema.parse(JSON.parse(text)));
    close(): void {}
  }
  vi.stubGlobal('WebSocket', SilentSocket);
});

const open = (path: string, clubs = [clubWith(1)], answers: Answers = []) =>
  openScreen({
    self: trainer,
    clubs,
    path,
    answers: [
      answer(listRooms, { id: 1 }, [room(41, 'Hall'), room(42, 'Studio')]),
      answer(listLiveTrainings, { id: 1 }, []),
      answer(listClassSessions, { id: 1 }, []),
      ...answers,
    ],
  });
const lastRoom = () => {
  const message = watched.at(-1);
  return message !== undefined && 'roomId' in message ? message.roomId : undefined;
};

it('the live screen opens the room of its URL, and writes the open room to the URL', async () => {
  const { router } = await open('/ClubpulseLIVE/room-42');
  expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
  await waitFor(() => expect(lastRoom()).toBe(42));
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Hall' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-41');
  await waitFor(() => expect(lastRoom()).toBe(41));
});

it.each([
  ['different from all room ids', 7],
  ['equal to a room id', 41],
] as const)('the live screen opens the room of the live training whose id in the URL is %s', async (_which, id) => {
  const found = { ...planned, LiveTrainingId: id, DisplayGroupId: 42, RowVersion: 0 };
  const { router } = await open(`/ClubpulseLIVE/${id}/list`, undefined, [answer(getLiveTraining, { id }, found)]);
  expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-42/list');
});

it.each([403, 404])(
  'the live screen treats an id that is no live training of the caller as a room id of an old URL (status %i)',
  async (status) => {
    await open('/ClubpulseLIVE/42', undefined, [answer(getLiveTraining, { id: 42 }, () => respond(status, {}))]);
    expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
    await waitFor(() => expect(lastRoom()).toBe(42));
  },
);

it('the live screen opens the page of a live training that belongs to another club of the caller', async () => {
  const found = { ...planned, ClubId: 2, DisplayGroupId: 42, RowVersion: 0 };
  const { router } = await open('/ClubpulseLIVE/7', [clubWith(1), clubWith(2)], [answer(getLiveTraining, { id: 7 }, found)]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubpulseLiveTraining/7'));
});

it('the live screen writes the open view to the URL, so that a reload on a phone restores it', async () => {
  const { router } = await open('/ClubpulseLIVE/room-42');
  await userEvent.setup().click(await screen.findByRole('radio', { name: 'List' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-42/list');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Hall' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-41/list');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Wall' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-41');
});

it('the live screen shows all rooms when its URL has no id', async () => {
  await open('/ClubpulseLIVE');
  expect(await screen.findByRole('radio', { name: 'All rooms', checked: true })).toBeTruthy();
  await waitFor(() => expect(lastRoom()).toBeNull());
});

it("without an id the live screen opens the room of the caller's running training, and all rooms can be chosen", async () => {
  const led: LiveTraining = { ...planned, TrainerId: trainer.UserId, DisplayGroupId: 42, State: 'Running' };
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall'), room(42, 'Studio')]),
    answer(listLiveTrainings, { id: 1 }, [
      { ...planned, LiveTrainingId: 8, State: 'Running', TrainerId: trainer.UserId + 1 },
      { ...led, StartedAt: led.Begin, EndsAt: led.Begin },
    ]),
    answer(listClassSessions, { id: 1 }, []),
  ];
  const { router } = await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubpulseLIVE', answers });
  expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
  await waitFor(() => expect(lastRoom()).toBe(42));
  await userEvent.setup().click(screen.getByRole('radio', { name: 'All rooms' }));
  expect(await screen.findByRole('radio', { name: 'All rooms', checked: true })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/all');
});

const planned: LiveTraining = {
  LiveTrainingId: 7,
  GroupTrainingId: null,
  RecurrentLiveTrainingId: null,
  ClubId: 1,
  Name: 'Ignite',
  TrainerId: 21,
  TrainerName: 'Giulia Ferri',
  Begin: new Date(Date.now() + 3 * 86_400_000).toISOString(),
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

const empty: RosterMessage = {
  type: 'roster',
  roster: 1,
  clubName: 'Harbour',
  roomName: 'Hall',
  roomColor: null,
  timeZone: 'UTC',
  language: 'en',
  places: 0,
  tiles: [],
};

it.each([
  ['the number of participants and of places', { ParticipantIds: [22, 23], MaxParticipants: 12 }, 'Participants 2 of 12'],
  [
    'no number when no participants are entered, because athletes on the wall need not take part',
    { ParticipantIds: [] },
    'Participants',
  ],
] as const)("the live screen shows above the trainer's control %s", async (_what, changed, name) => {
  const now = new Date().toISOString();
  const running: LiveTraining = { ...planned, State: 'Running', Begin: now, StartedAt: now, EndsAt: now };
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall')]),
    answer(listLiveTrainings, { id: 1 }, [{ ...running, ...changed, ParticipantIds: [...changed.ParticipantIds] }]),
    answer(listClassSessions, { id: 1 }, []),
  ];
  await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubpulseLIVE/room-41/control', answers });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New live training' }).dataset['variant']).toBe('default');
});

it('the live screen closes the stop question when another user has stopped the training, and shows that it has ended', async () => {
  const begin = new Date().toISOString();
  const running: LiveTraining = { ...planned, State: 'Running', Begin: begin, StartedAt: begin, EndsAt: begin };
  const trainings = [running];
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall')]),
    answer(listLiveTrainings, { id: 1 }, () => respond(200, trainings)),
    answer(listClassSessions, { id: 1 }, []),
  ];
  await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubpulseLIVE/room-41', answers });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Stop training' }));
  await screen.findByRole('dialog', { name: 'Stop Ignite?' });
  trainings[0] = { ...running, State: 'Ended', StoppedAt: begin };
  await act(() => queryClient.invalidateQueries({ queryKey: [listLiveTrainings.id] }));
  await screen.findByText('Ignite is over.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("the live screen shows above the trainer's control at once that another user has ended the training", async () => {
  const begin = new Date().toISOString();
  const running: LiveTraining = { ...planned, State: 'Running', Begin: begin, StartedAt: begin, EndsAt: begin };
  const trainings = [running];
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall')]),
    answer(listLiveTrainings, { id: 1 }, () => respond(200, trainings)),
    answer(listClassSessions, { id: 1 }, []),
    answer(listUnknownStraps, { id: 1 }, []),
    answer(listClasses, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }),
    answer(listLiveParticipants, { id: 7 }, []),
  ];
  await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubpulseLIVE/room-41/control', answers });
  await waitFor(() => expect(lastRoom()).toBe(41));
  const session = { name: 'Ignite', trainer: 'Giulia Ferri', beganAt: begin, endsAt: begin };
  act(() => say({ ...empty, session }));
  await screen.findByText('Nobody is training in this room.');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Stop training' }));
  await screen.findByRole('dialog', { name: 'End Ignite?' });
  trainings[0] = { ...running, State: 'Ended', StoppedAt: begin };
  const received = () => {
    act(() => say({ ...empty, roster: 2 }));
    return screen.getByText('Ignite is over.');
  };
  await waitFor(received);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop training' })).toBeNull();
});

it('the view of all rooms shows at once that the training in one of them has ended', async () => {
  const begin = new Date().toISOString();
  const running: LiveTraining = { ...planned, State: 'Running', Begin: begin, StartedAt: begin, EndsAt: begin };
  const trainings = [running];
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall'), room(42, 'Studio')]),
    answer(listLiveTrainings, { id: 1 }, () => respond(200, trainings)),
    answer(listClassSessions, { id: 1 }, []),
  ];
  await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubpulseLIVE/all', answers });
  await waitFor(() => expect(lastRoom()).toBeNull());
  act(() => say({ ...empty, roomName: null, runs: [`41 ${begin}`] }));
  await screen.findByRole('button', { name: 'Stop training' });
  trainings[0] = { ...running, State: 'Ended', StoppedAt: begin };
  const received = () => {
    act(() => say({ ...empty, roomName: null, roster: 2 }));
    expect(screen.queryByRole('button', { name: 'Stop training' })).toBeNull();
  };
  await waitFor(received);
});

it('the live screen links to coming live trainings for a user whose menu has no list of them', async () => {
  const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall')]),
    answer(listLiveTrainings, { id: 1 }, [planned]),
    answer(listClassSessions, { id: 1 }, []),
  ];
  await openScreen({ self: manager, clubs: [clubWith(1)], path: '/ClubpulseLIVE', answers });
  await userEvent.setup().click(await screen.findByText('Coming'));
  expect(screen.getByRole('link', { name: 'Ignite' }).getAttribute('href')).toBe('/ClubpulseLiveTraining/7');
});

it.each(['99', 'x'])('the live screen shows that %s is no room of the club', async (id) => {
  await open(`/ClubpulseLIVE/${id}`, undefined, [answer(getLiveTraining, { id: 99 }, () => respond(404, {}))]);
  expect(await screen.findByText(/This room is not one of the club’s/)).toBeTruthy();
  expect(watched).toEqual([]);
});

it.each([
  ['disabled', 'Clubpulse LIVE not available or not enabled for the club'],
  ['license', 'No wall: the club has no valid licence'],
] as const)('the live screen shows staff why it has no wall: %s', async (reason, words) => {
  await open('/ClubpulseLIVE/room-41');
  await waitFor(() => expect(lastRoom()).toBe(41));
  act(() => say({ type: 'refused', reason }));
  expect((await screen.findByText(words)).closest('[class*="framed"]')).toBeNull();
  expect(screen.queryByText(/Staff can see the reason/)).toBeNull();
});

it('the live screen shows that a club has no live trainings', async () => {
  await open('/ClubpulseLIVE', [clubWith(1, { EnableLiveTrainings: false }), clubWith(2)]);
  expect(await screen.findByText('Clubpulse LIVE not available or not enabled for the club')).toBeTruthy();
  expect(screen.getByText('A manager or the owner can switch it on in the settings of the club.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To the club’s settings' })).toBeNull();
  expect(watched).toEqual([]);
});

it('the live screen links to the setting for a user who may enable live trainings', async () => {
  const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }, { ClubId: 2 }] } });
  const clubs = [clubWith(1, { EnableLiveTrainings: false }), clubWith(2)];
  const { router } = await openScreen({ self: manager, clubs, path: '/ClubpulseLIVE', answers: [] });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'To the club’s settings' }));
  expect(router.state.location).toMatchObject({ pathname: '/ClubProfile/Settings', state: { section: 'switched' } });
});

it('the page of live trainings shows that no club of the caller has them', async () => {
  const { router } = await open('/ClubpulseLIVE', [
    clubWith(1, { EnableLiveTrainings: false }),
    clubWith(2, { EnableLiveTrainings: false }),
  ]);
  expect(await screen.findByText('Clubpulse LIVE not available or not enabled for the club')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/TrainersJournal');
});

it('the page of live trainings shows an owner who can enable them', async () => {
  const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } });
  await openScreen({ self: owner, clubs: [clubWith(1)], path: '/ClubpulseLIVE', answers: [] });
  expect(await screen.findByText('Calendar and Live are for people who work in a club')).toBeTruthy();
});
