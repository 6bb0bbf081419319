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

/** What screens asked to watch, in order. */
let watched: WatchMessage[];
/** The server's word on the last line that was opened. */
let say: (message: ServerMessage) => void;
beforeEach(() => {
  watched = [];
  /** A line that opens at once and says nothing by itself. */
  class SilentSocket {
    onopen: (() => void) | undefined;
    onmessage: ((event: { data: string }) => void) | undefined;
    /** Not open: nobody asks it for the time. */
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

it('opens the room that its address says, and says in its address which one is open', async () => {
  const { router } = await open('/ClubpulseLIVE/room-42');
  expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
  await waitFor(() => expect(lastRoom()).toBe(42));
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Hall' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-41');
  await waitFor(() => expect(lastRoom()).toBe(41));
});

it.each([
  ['that no room has', 7],
  ['that a room has as well', 41],
] as const)('opens the room of the live training whose id its address says, one %s', async (_which, id) => {
  const found = { ...planned, LiveTrainingId: id, DisplayGroupId: 42, RowVersion: 0 };
  const { router } = await open(`/ClubpulseLIVE/${id}/list`, undefined, [answer(getLiveTraining, { id }, found)]);
  expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-42/list');
});

it.each([403, 404])(
  'opens the room whose id an address of earlier days says where no live training of the caller has it: %i',
  async (status) => {
    await open('/ClubpulseLIVE/42', undefined, [answer(getLiveTraining, { id: 42 }, () => respond(status, {}))]);
    expect(await screen.findByRole('radio', { name: 'Studio', checked: true })).toBeTruthy();
    await waitFor(() => expect(lastRoom()).toBe(42));
  },
);

it('leads to the page of a live training that is in another of the caller’s clubs, which offers to go there', async () => {
  const found = { ...planned, ClubId: 2, DisplayGroupId: 42, RowVersion: 0 };
  const { router } = await open('/ClubpulseLIVE/7', [clubWith(1), clubWith(2)], [answer(getLiveTraining, { id: 7 }, found)]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubpulseLiveTraining/7'));
});

it('says in its address which view is open, so that a phone that reads it anew comes back to it', async () => {
  const { router } = await open('/ClubpulseLIVE/room-42');
  await userEvent.setup().click(await screen.findByRole('radio', { name: 'List' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-42/list');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Hall' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-41/list');
  await userEvent.setup().click(screen.getByRole('radio', { name: 'Wall' }));
  expect(router.state.location.pathname).toBe('/ClubpulseLIVE/room-41');
});

it('without an id is all rooms', async () => {
  await open('/ClubpulseLIVE');
  expect(await screen.findByRole('radio', { name: 'All rooms', checked: true })).toBeTruthy();
  await waitFor(() => expect(lastRoom()).toBeNull());
});

it('is the room of what she leads, for whoever comes without naming one; all rooms stay a choice', async () => {
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
  ['how many take part, of how many', { ParticipantIds: [22, 23], MaxParticipants: 12 }, 'Participants 2 of 12'],
  ['no figure where nobody said so: those who are on need not', { ParticipantIds: [] }, 'Participants'],
] as const)('says over the control %s', async (_what, changed, name) => {
  const now = new Date().toISOString();
  const running: LiveTraining = { ...planned, State: 'Running', Begin: now, StartedAt: now, EndsAt: now };
  const answers = [
    answer(listRooms, { id: 1 }, [room(41, 'Hall')]),
    answer(listLiveTrainings, { id: 1 }, [{ ...running, ...changed, ParticipantIds: [...changed.ParticipantIds] }]),
    answer(listClassSessions, { id: 1 }, []),
  ];
  await openScreen({ self: trainer, clubs: [clubWith(1)], path: '/ClubpulseLIVE/room-41/control', answers });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
  // What runs there is louder than the way to another.
  expect(screen.getByRole('button', { name: 'New live training' }).dataset['variant']).toBe('default');
});

it('asks no more beside the wall whether it stops what another has stopped meanwhile, and says that it is over', async () => {
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

it('knows at once over the control that another has ended what runs: the room says it', async () => {
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
  // Before the control is there the room's own bar ends it.
  await screen.findByText('Nobody is training in this room.');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Stop training' }));
  await screen.findByRole('dialog', { name: 'End Ignite?' });
  trainings[0] = { ...running, State: 'Ended', StoppedAt: begin };
  // Well before the next look at the lists; said until a line hears it, which a slow machine takes for dead meanwhile.
  const heard = () => {
    act(() => say({ ...empty, roster: 2 }));
    return screen.getByText('Ignite is over.');
  };
  await waitFor(heard);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop training' })).toBeNull();
});

it('knows at once over all rooms that what ran in one of them is over', async () => {
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
  // Well before the next look at the lists.
  const heard = () => {
    act(() => say({ ...empty, roomName: null, roster: 2 }));
    expect(screen.queryByRole('button', { name: 'Stop training' })).toBeNull();
  };
  await waitFor(heard);
});

it('leads who has no list of them to what is planned', async () => {
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

it.each(['99', 'x'])('says that %s is no room of the club', async (id) => {
  await open(`/ClubpulseLIVE/${id}`, undefined, [answer(getLiveTraining, { id: 99 }, () => respond(404, {}))]);
  expect(await screen.findByText(/This room is not one of the club’s/)).toBeTruthy();
  expect(watched).toEqual([]);
});

it.each([
  ['disabled', 'Clubpulse LIVE not available or not enabled for the club'],
  ['license', 'No wall: the club has no valid licence'],
] as const)('says to staff why there is no wall where it is open already: %s', async (reason, words) => {
  await open('/ClubpulseLIVE/room-41');
  await waitFor(() => expect(lastRoom()).toBe(41));
  act(() => say({ type: 'refused', reason }));
  // On the page's ground: the wall's is dark in every theme.
  expect((await screen.findByText(words)).closest('[class*="framed"]')).toBeNull();
  expect(screen.queryByText(/Staff finds the reason/)).toBeNull();
});

it('says that a club has no live trainings', async () => {
  await open('/ClubpulseLIVE', [clubWith(1, { EnableLiveTrainings: false }), clubWith(2)]);
  expect(await screen.findByText('Clubpulse LIVE not available or not enabled for the club')).toBeTruthy();
  expect(screen.getByText('A manager or the owner switches it on in the settings of the club.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'To the club’s settings' })).toBeNull();
  expect(watched).toEqual([]);
});

it('leads who may switch them on to where that is', async () => {
  const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }, { ClubId: 2 }] } });
  const clubs = [clubWith(1, { EnableLiveTrainings: false }), clubWith(2)];
  const { router } = await openScreen({ self: manager, clubs, path: '/ClubpulseLIVE', answers: [] });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'To the club’s settings' }));
  expect(router.state.location).toMatchObject({ pathname: '/ClubProfile/Settings', state: { section: 'switched' } });
});

it('says so on the way back when no club of hers has them', async () => {
  const { router } = await open('/ClubpulseLIVE', [
    clubWith(1, { EnableLiveTrainings: false }),
    clubWith(2, { EnableLiveTrainings: false }),
  ]);
  expect(await screen.findByText('Clubpulse LIVE not available or not enabled for the club')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/TrainersJournal');
});

it('tells an owner on the way back whose it is', async () => {
  const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } });
  await openScreen({ self: owner, clubs: [clubWith(1)], path: '/ClubpulseLIVE', answers: [] });
  expect(await screen.findByText('Calendar and live belong to who works in a club')).toBeTruthy();
});
