import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { addParticipant, listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import {
  createDemoUser,
  deleteDemoUser,
  getDemoUser,
  updateDemoUser,
} from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { createSensor, deleteSensor, listUnknownStraps, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { listLiveAthletes, setLiveShown } from '@clubpulse/contract/live/board.calls';
import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { listClassSessions, stopClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import {
  FRAME_HEADER_BYTES,
  FRAME_TILE_BYTES,
  type Signal,
  writeFrameHeader,
  writeTile,
} from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { stopLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { addLiveParticipant, listLiveParticipants } from '@clubpulse/contract/live/live-trainings/participants.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { setGroupGoal, showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { classWith, participantWith } from '../../calendar/test/world.ts';
import { startPhrases } from '../../platform/phrases.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { settled } from '../../test/settled.ts';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { classSessionWith } from '../test/sessions.ts';
import { liveTranslate } from '../translate.ts';
import { createBoard } from '../walls/public.ts';
import { Control } from './Control.tsx';
import type { Running } from './use-running.ts';

beforeAll(() => startPhrases('en'));

const now = Date.now();
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const people: readonly [number, string, Signal][] = [
  [21, 'Ale', 'fresh'],
  [22, 'Kike', 'lost'],
  [23, 'Davide', 'fresh'],
];
const room: RosterMessage = {
  type: 'roster',
  roster: 1,
  clubName: 'Harbour',
  roomName: 'Hall',
  roomColor: null,
  timeZone: 'UTC',
  language: 'en',
  places: 3,
  tiles: people.map(([userId, name], place) => ({ place, name, station: null, userId, strap: userId * 100 })),
};

function aBoard({ tiles }: RosterMessage) {
  const board = createBoard();
  board.receiveRoster(tiles.length === people.length ? { ...room, tiles } : room);
  const bytes = new Uint8Array(FRAME_HEADER_BYTES + people.length * FRAME_TILE_BYTES);
  const view = new DataView(bytes.buffer);
  writeFrameHeader(view, 1, now, people.length);
  for (const [index, [, , signal]] of people.entries())
    writeTile(view, index, { zone: 4, percent: 85, bpm: 150, points: 40, signal, silence: signal === 'lost' ? 24 : 0 });
  board.receiveFrame(bytes.buffer);
  board.tick();
  return board;
}

const unknown = {
  HardwareId: 'ANT+:4455',
  HeartRate: 118,
  Rssi: -60,
  DisplayGroupId: 41,
  FirstHeard: ago(12),
  LastHeard: ago(0),
};
const page = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const linked = (body: unknown) => {
  const { UserId, Model, Code } = body as { UserId: number; Model: 'Clubpulse'; Code: string };
  return {
    SensorId: 1,
    UserId,
    HardwareId: 'ANT+:4455',
    Model,
    Name: '',
    Code,
    CreatedAt: ago(0),
    BeatsOfAnother: false,
    Battery: null,
  };
};
const taken = respond.bind(null, 409);
const problem = { type: 'about:blank', title: '', status: 409, ErrorType: 'SensorLinkedToOther', requestId: 'r1' };

function open(answers: Answers = [], message: RosterMessage = room, running: readonly Running[] = []) {
  const board = aBoard(message);
  let setRuns: (runs: readonly Running[]) => void = () => undefined;
  function WithRuns() {
    const [runs, set] = useState(running);
    useEffect(() => {
      setRuns = set;
    }, []);
    return <Control clubId={1} roomId={41} running={runs} board={board} room={message} words={liveTranslate('en')} />;
  }
  const { sent } = openPart(<WithRuns />, [
    answer(listUnknownStraps, { id: 1 }, [unknown]),
    answer(listClasses, { id: 1 }, page([])),
    answer(listClassSessions, { id: 1 }, []),
    answer(createSensor, {}, linked),
    answer(setLiveShown, {}, respond(204)),
    answer(listUserSensors, {}, []),
    answer(listLiveAthletes, { id: 1 }, []),
    answer(listRooms, { id: 1 }, []),
    answer(deleteSensor, {}, respond(204)),
    answer(showScene, {}, respond(204)),
    answer(setGroupGoal, {}, respond(204)),
    ...answers,
  ]);
  return {
    user: userEvent.setup(),
    bodies: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    paths: () => sent.map(({ path }) => path),
    run: (runs: readonly Running[]) => act(() => setRuns(runs)),
  };
}
const aMember = {
  UserId: 50,
  Nickname: 'Vera',
  FirstMidName: 'Vera',
  LastName: 'Santoro',
  PictureUri: '',
  Email: 'vera@example.com',
  EmailConfirmed: true,
  Roles: ['Athlete'],
};
const panel = () => screen.findByRole('region', { name: 'Whose strap is this?' });

beforeEach(() => vi.useRealTimers());

it("the trainer's control names the athletes whose strap has a low battery", async () => {
  const tiles = room.tiles.map((tile) => (tile.userId === 23 ? { ...tile, battery: 8 } : tile));
  open([], { ...room, tiles });
  expect(await screen.findByText('Battery 8%')).toBeTruthy();
});

it("the trainer's control asks automatically whose strap it receives, and one tap on a name links it", async () => {
  const { user, bodies, paths } = open();
  const asking = await panel();
  expect(asking.textContent).toContain('D004455');
  expect(asking.textContent).toContain('118 bpm, detected for 0:12');
  await user.click(within(asking).getByRole('button', { name: /Kike.*in place of 2200/ }));
  await screen.findByText('D004455 is now linked to Kike');
  expect(bodies()).toEqual([{ UserId: 22, Model: 'Clubpulse', Code: 'D004455', Name: '', Reassign: false }]);
  expect(screen.queryByRole('region', { name: 'Whose strap is this?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(paths().some((path) => path.endsWith('/sensors/1'))).toBe(true));
});

it('a tap on a tile without a link mark opens its menu and links no strap', async () => {
  const { user, bodies } = open([], {
    ...room,
    tiles: room.tiles.map((tile) => (tile.userId === 23 ? { ...tile, guest: 1 } : tile)),
  });
  await panel();
  const seat = tile(/Guest 1/);
  expect(seat.dataset['glows']).toBe('false');
  expect(seat.textContent).toContain('hidden member');
  await user.click(seat);
  expect(await screen.findByRole('button', { name: 'Take off the wall' })).toBeTruthy();
  expect(bodies()).toEqual([]);
});

it("the trainer's control shows in which room an expected member is received, and offers them no second strap", async () => {
  const ofSeats = answer(listParticipants, { id: 5 }, [participantWith(40, 'Zoe'), participantWith(41, 'Tess')]);
  open(
    [
      ofSeats,
      answer(listLiveAthletes, { id: 1 }, [
        {
          UserId: 40,
          Nickname: 'Zoe',
          FirstMidName: 'Zoe',
          LastName: 'Long',
          DisplayGroupId: 42,
          HeartRate: 145,
          Percent: 79,
          Zone: 3,
          Points: 12,
          Since: ago(300),
          LastHeard: ago(0),
          Silence: 0,
          Signal: 'fresh',
        },
      ]),
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 42, ClubId: 1, Name: 'Studio 1', Color: '#1787a6', RowVersion: 0 }]),
    ],
    room,
    [ofClass],
  );
  const zoe = await screen.findByRole<HTMLButtonElement>('button', { name: /zoe.*detected in Studio 1/i });
  expect(zoe.disabled).toBe(true);
  const asking = await panel();
  expect(await within(asking).findByRole('button', { name: /tess.*no strap yet/i })).toBeTruthy();
  expect(within(asking).queryByRole('button', { name: /zoe/i })).toBeNull();
});

it("the trainer's control shows the clock of the only running training also when all rooms are open", async () => {
  open([none, answer(listParticipants, { id: 5 }, [])], room, [{ ...ofClass, endsAt: inMinutes(-2) }]);
  expect((await screen.findByRole('region', { name: 'Time of what is running' })).textContent).toMatch(/^\+2:0\dover time/);
});

it('the strap question continues about the same strap when the signal of another strap becomes stronger', {
  tags: ['atLength'],
}, async () => {
  const other = { ...unknown, HardwareId: 'ANT+:4466', FirstHeard: ago(11) };
  const sleeper = { ...unknown, HardwareId: 'ANT+:4477', FirstHeard: ago(60) };
  let polls = 0;
  const { user, bodies } = open([
    answer(listUnknownStraps, { id: 1 }, () => (polls++ === 0 ? [other, unknown] : [sleeper, other, unknown])),
  ]);
  expect((await panel()).textContent).toContain('D004455');
  await waitFor(() => expect(polls).toBe(2));
  await user.click(within(await panel()).getByRole('button', { name: /Kike/ }));
  await waitFor(() => expect(bodies()).toMatchObject([{ UserId: 22, Code: 'D004455' }]));
  await waitFor(async () => expect((await panel()).textContent).toContain('D004477'));
});

it('a tap on a tile of the grid chooses the owner in the strap question', async () => {
  const { user, bodies } = open();
  await panel();
  const grid = screen.getByRole('list', { name: 'Athletes' });
  const tile = within(grid).getByRole('button', { name: /Kike/ });
  expect(tile.dataset['glows']).toBe('true');
  await user.click(tile);
  await waitFor(() => expect(bodies()).toMatchObject([{ UserId: 22 }]));
});

it('the strap question lends the strap to a new guest', async () => {
  const guest = (body: unknown) => ({
    ...(body as { Name: string; Model: 'Clubpulse'; Code: string; ClubId: number }),
    DemoAthleteId: 3,
    HardwareId: 'ANT+:4455',
    DisplayGroupId: null,
    IsOn: true,
    StrapOfMember: false,
    CreatedAt: ago(0),
  });
  const { user, bodies } = open([answer(createDemoUser, {}, guest)]);
  await user.click(within(await panel()).getByRole('button', { name: /Guest 1.*someone new/ }));
  await waitFor(() => expect(bodies()).toMatchObject([{ Name: 'Guest 1', Code: 'D004455' }]));
});

it('the closed strap question can be reopened from the counts', async () => {
  const { user } = open();
  await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Whose strap is this?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 unlinked strap' }));
  expect(await panel()).toBeTruthy();
});

it('when two trainers link the same strap, the second trainer sees its new owner, and may take the strap only from this owner', async () => {
  let first = true;
  const { user, bodies } = open([
    answer(createSensor, {}, (body) => {
      if (!first) return linked(body);
      first = false;
      return taken({ ...problem, values: { nickname: 'Ines', ownerId: 40 } });
    }),
  ]);
  await user.click(within(await panel()).getByRole('button', { name: /Kike/ }));
  const question = await screen.findByRole('heading', { name: 'It belongs to Ines. Link it to Kike?' });
  expect(document.activeElement).toBe(question);
  await user.click(screen.getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ UserId: 22, Reassign: true, From: 40 }));
});

it("the trainer's control removes an athlete whose strap no bridge knows, without a question about that strap", async () => {
  const strapless = { ...room, tiles: room.tiles.map(({ strap: _strap, ...tile }) => tile) };
  const { user, bodies } = open([answer(listUnknownStraps, { id: 1 }, [])], strapless);
  await user.click(within(screen.getByRole('list', { name: 'Athletes' })).getByRole('button', { name: /Davide/ }));
  await user.click(await screen.findByRole('button', { name: 'Take off the wall' }));
  expect(screen.queryByRole('button', { name: 'Someone else wears this strap' })).toBeNull();
  await waitFor(() => expect(bodies()).toEqual([{ Shown: false }]));
});

it('the strap question scrolls into view only for the caller who opened it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const own = { ...linked({ UserId: 23, Model: 'Clubpulse', Code: 'D002300' }), HardwareId: 'ANT+:2300' };
  const { user } = open([answer(listUserSensors, { id: 23 }, [own])]);
  await panel();
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(tile(/Davide/));
  await user.click(await screen.findByRole('button', { name: 'Someone else wears this strap' }));
  const title = await screen.findByRole('heading', { name: 'Whose strap is this?' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(scrolled.mock.contexts).toEqual([title]);
  scrolled.mockRestore();
});

it("the trainer's control swaps two straps that were worn by each other's owner", async () => {
  const worn = (UserId: number) => ({
    ...linked({ UserId, Model: 'Clubpulse', Code: `D00${UserId}00` }),
    HardwareId: `ANT+:${UserId}00`,
  });
  const { user, bodies } = open([
    answer(listUnknownStraps, { id: 1 }, []),
    answer(listUserSensors, { id: 23 }, [worn(23)]),
    answer(listUserSensors, { id: 21 }, [worn(21)]),
  ]);
  const grid = screen.getByRole('list', { name: 'Athletes' });
  await user.click(within(grid).getByRole('button', { name: /Davide/ }));
  await user.click(await screen.findByRole('button', { name: 'Someone else wears this strap' }));
  await panel();
  await user.click(within(grid).getByRole('button', { name: /Ale/ }));
  await user.click(await screen.findByRole('button', { name: 'Swap the two straps' }));
  await screen.findByText('Ale and Davide swapped straps');
  expect(bodies()).toMatchObject([
    { UserId: 21, Code: 'D002300', Reassign: true, From: 23 },
    { UserId: 23, Code: 'D002100', Reassign: true, From: 21 },
  ]);
});

it.each([
  ['the athlete no longer has the strap', answer(listUserSensors, { id: 21 }, []), /Ale no longer has the strap seen here/],
  [
    'the lookup is refused',
    answer(listUserSensors, { id: 21 }, () => respond(404, { ...problem, status: 404, ErrorType: 'NotFound' })),
    /not found|no longer|exist/i,
  ],
])("the trainer's control shows why two straps were not swapped: %s", async (_why, sensors, words) => {
  const worn = { ...linked({ UserId: 23, Model: 'Clubpulse', Code: 'D002300' }), HardwareId: 'ANT+:2300' };
  const { user, bodies } = open([none, answer(listUserSensors, { id: 23 }, [worn]), sensors]);
  const grid = screen.getByRole('list', { name: 'Athletes' });
  await user.click(within(grid).getByRole('button', { name: /Davide/ }));
  await user.click(await screen.findByRole('button', { name: 'Someone else wears this strap' }));
  await panel();
  await user.click(within(grid).getByRole('button', { name: /Ale/ }));
  await user.click(await screen.findByRole('button', { name: 'Swap the two straps' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(bodies()).toEqual([]);
});

it("the trainer's control removes an athlete from the wall, and restores them by undo or later", async () => {
  const { user, bodies } = open([answer(listUnknownStraps, { id: 1 }, [])], { ...room, removed: [{ userId: 30, name: 'Tess' }] });
  await user.click(within(screen.getByRole('list', { name: 'Athletes' })).getByRole('button', { name: /Kike/ }));
  await user.click(await screen.findByRole('button', { name: 'Take off the wall' }));
  await screen.findByText('Kike is off the wall');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Bring Tess back' }));
  await waitFor(() => expect(bodies()).toEqual([{ Shown: false }, { Shown: true }, { Shown: true }]));
});

it("the trainer's control offers to add an athlete without a seat in the running class, and lists absent participants", async () => {
  const seats = [participantWith(21, 'Ale'), participantWith(22, 'Kike'), participantWith(40, 'Zoe')];
  const { user, bodies } = open([
    answer(listUnknownStraps, { id: 1 }, []),
    answer(listClasses, { id: 1 }, page([{ ...classWith(), ClassBegin: ago(600), ClassEnd: ago(-600), Clients: [] }])),
    answer(listParticipants, { id: 5 }, seats),
    answer(addParticipant, { id: 5 }, (body) => participantWith((body as { UserId: number }).UserId, 'Davide')),
  ]);
  await screen.findByText('Davide is in the room but not booked into HIIT Ignite');
  expect(await screen.findByText('1 no strap')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to the class' }));
  await screen.findByText('Davide is in HIIT Ignite');
  expect(bodies()).toMatchObject([{ UserId: 23, force: true }]);
  await user.click(screen.getByRole('button', { name: /zoe.*no strap yet/i }));
  const giving = within(await screen.findByRole('dialog', { name: /^A strap for zoe/i }));
  await user.type(giving.getByRole('textbox', { name: /Code/ }), 'D004455');
  await user.click(giving.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(bodies()[1]).toMatchObject({ UserId: 40, Model: 'Clubpulse', Code: 'D004455' }));
});

it("the trainer's control shows that an athlete owns a second strap until the link is reverted", async () => {
  const { user, bodies } = open([answer(listClubUsers, { id: 1 }, page([{ ...aMember, UserId: 21, Nickname: 'Ale' }]) as never)]);
  await user.click(within(await panel()).getByRole('button', { name: /Someone else/ }));
  const field = await screen.findByRole('combobox', { name: 'Who wears it' });
  await user.type(field, 'Ale');
  await user.click(await screen.findByRole('option', { name: /Ale/ }));
  await screen.findByText('D004455 is now also linked to Ale; the tile shows D002100 while that is detected');
  expect(bodies()).toMatchObject([{ UserId: 21, Code: 'D004455' }]);
  expect(tile(/Ale/).textContent).toContain('also has D004455');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tile(/Ale/).textContent).not.toContain('also has'));
});

it("the trainer's control has one large clock for the room and a small one for the class", async () => {
  open([none, booked], { ...room, session, workout: atWork }, [ofClass]);
  expect(await screen.findByText(/^(29|30):\d\d left$/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Time of what is running' })).toBeNull();
});

it.each([
  ['the run above the athletes', true],
  ['the start button below the athletes', false],
])("the trainer's control has on a phone %s", async (_what, isRun) => {
  atWidth('phone');
  open([none], isRun ? { ...room, workout: atWork } : room);
  const card = await screen.findByRole('region', { name: 'Timer of the room' });
  const isAbove =
    card.compareDocumentPosition(screen.getByRole('list', { name: 'Athletes' })) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAbove).toBe(isRun);
});

it("the trainer's control shows that the room is empty", () => {
  open([none], { ...room, tiles: [] });
  expect(screen.getByText('Nobody is training in this room.')).toBeTruthy();
});

it("the trainer's control counts a demo user separately and offers no actions for it", () => {
  open([none], { ...room, tiles: [{ place: 0, name: 'Ada', station: null, demo: true }] });
  expect(screen.getByText('1 demo user')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Demo/ }).disabled).toBe(true);
});

const lent = {
  DemoAthleteId: 3,
  ClubId: 1,
  Name: 'Guest 1',
  Model: 'Clubpulse',
  Code: 'D000300',
  HardwareId: 'ANT+:300',
  DisplayGroupId: null,
  IsOn: true,
  StrapOfMember: false,
  CreatedAt: ago(0),
} as const;
const guestTile = { place: 2, name: 'Guest 1', station: null, demo: true, lent: true, demoId: 3, strap: 300 } as const;
const withGuest = { ...room, tiles: [...room.tiles.slice(0, 2), guestTile] };
const lostGuest = { ...room, tiles: room.tiles.map((seat) => (seat.place === 1 ? { ...guestTile, place: 1 } : seat)) };
const openWithGuest = (answers: Answers = [], message: RosterMessage = withGuest) =>
  open(
    [
      none,
      answer(getDemoUser, { id: 3 }, lent),
      answer(updateDemoUser, { id: 3 }, (body) => ({ ...lent, ...(body as object) })),
      answer(deleteDemoUser, { id: 3 }, respond(204)),
      answer(createDemoUser, {}, lent),
      answer(deleteSensor, {}, respond(204)),
      ...answers,
    ],
    message,
  );
const tile = (name: RegExp) => within(screen.getByRole('list', { name: 'Athletes' })).getByRole('button', { name });

it("the trainer's control gives a guest the name that the trainer enters", async () => {
  const { user, bodies } = openWithGuest();
  await user.click(tile(/Guest 1/));
  await user.click(await screen.findByRole('button', { name: 'Give the guest a name' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Marta');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Marta was saved');
  expect(bodies()).toMatchObject([{ Name: 'Marta', Code: 'D000300', IsOn: true }]);
});

it("the trainer's control passes the strap of a guest to another athlete by two taps", async () => {
  const { user, bodies } = openWithGuest();
  expect(screen.getByText('1 guest')).toBeTruthy();
  expect(screen.queryByText(/demo/i)).toBeNull();
  await user.click(tile(/Guest 1/));
  await user.click(await screen.findByRole('button', { name: 'Someone else wears this strap' }));
  await panel();
  await user.click(tile(/Kike/));
  await screen.findByRole('heading', { name: 'It belongs to Guest 1. Link it to Kike?' });
  await user.click(screen.getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(bodies()).toMatchObject([{ UserId: 22, Code: 'D000300', Reassign: false }]));
});

it("the trainer's control swaps the straps of a guest and a member, and sends the member's change first", async () => {
  const worn = { ...linked({ UserId: 21, Model: 'Clubpulse', Code: 'D002100' }), SensorId: 77, HardwareId: 'ANT+:2100' };
  const { user, bodies, paths } = openWithGuest([answer(listUserSensors, { id: 21 }, [worn])]);
  await user.click(tile(/Ale/));
  await user.click(await screen.findByRole('button', { name: 'Someone else wears this strap' }));
  await panel();
  await user.click(tile(/Guest 1/));
  await user.click(await screen.findByRole('button', { name: 'Swap the two straps' }));
  await screen.findByText('Guest 1 and Ale swapped straps');
  expect(bodies()).toMatchObject([{ UserId: 21, Code: 'D000300' }, undefined, { Name: 'Guest 1', Code: 'D002100', IsOn: true }]);
  expect(paths()).toContain('/sensors/77');
});

it("the trainer's control gives a guest another strap, and removes the guest", async () => {
  const { user, bodies } = openWithGuest([answer(listUnknownStraps, { id: 1 }, [unknown])], lostGuest);
  await user.click(within(await panel()).getByRole('button', { name: /Guest 1.*in place of/ }));
  await screen.findByText('D004455 is now linked to Guest 1');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(bodies()).toMatchObject([
      { Name: 'Guest 1', Code: 'D004455' },
      { Name: 'Guest 1', Code: 'D000300' },
    ]),
  );
  await user.click(tile(/Guest 1/));
  await user.click(await screen.findByRole('button', { name: 'The guest has left' }));
  await screen.findByText('Guest 1 is off the wall');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies()[3]).toMatchObject({ ClubId: 1, Name: 'Guest 1', Code: 'D000300', IsOn: true }));
});

const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const session = { name: 'HIIT Ignite', trainer: 'Giulia', beganAt: inMinutes(-10), endsAt: inMinutes(30) };
const none = answer(listUnknownStraps, { id: 1 }, []);

it("the trainer's control shows the content of the screens, and switches them to the ranking or the wall", async () => {
  const { user, bodies } = open([none]);
  expect(screen.getByRole('button', { name: 'Wall', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ranking' }));
  await waitFor(() => expect(bodies()).toEqual([{ DisplayGroupId: 41, Scene: 'Ranking' }]));
});

it("the trainer's control offers the room's workout beside its wall, and marks which of them is shown", async () => {
  const Content: RoomWorkout['Content'] = {
    Kind: 'Quick',
    Timer: { Type: 'Countdown', Text: '', Prepare: 0, Seconds: 600 },
  };
  const workout: RoomWorkout = {
    RoomWorkoutId: 7,
    DisplayGroupId: 41,
    Content,
    Step: 0,
    Passed: 0,
    Extra: 0,
    At: ago(10),
    Paused: false,
    Version: 1,
  };
  const { user, bodies } = open([none], { ...room, workout });
  const tv = within(screen.getByRole('group', { name: 'On the TV' }));
  const names = () => tv.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Wall', 'Timer', 'Ranking', 'Summary', 'Club ranking']);
  expect(tv.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Timer']);
  await user.click(tv.getByRole('button', { name: 'Wall' }));
  await waitFor(() => expect(bodies()).toEqual([{ DisplayGroupId: 41, Scene: 'Wall' }]));
  cleanup();
  const behind = open([none], { ...room, workout: { ...workout, BehindWall: true } });
  expect(screen.getByRole('button', { name: 'Wall', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await behind.user.click(screen.getByRole('button', { name: 'Timer', pressed: false }));
  await waitFor(() => expect(behind.bodies()).toEqual([{ DisplayGroupId: 41, Scene: 'Workout' }]));
});

it("the trainer's control proposes a goal for the number of present athletes, and changes it by steps", async () => {
  const { user, bodies } = open([none]);
  await user.click(screen.getByRole('button', { name: 'Set a goal of 1,000' }));
  await waitFor(() => expect(bodies()).toEqual([{ DisplayGroupId: 41, Goal: 1000 }]));
});

it("the trainer's control shows the room's progress towards its goal, and the trend", async () => {
  const { user, bodies } = open([none], { ...room, goal: 6000, leftPoints: 380, session });
  const goal = screen.getByRole('region', { name: 'Group goal' });
  expect(goal.textContent).toContain('500 of 6,000');
  expect(goal.textContent).toContain('on course for 2,000');
  await user.click(within(goal).getByRole('button', { name: '500 more' }));
  await waitFor(() => expect(bodies()).toEqual([{ DisplayGroupId: 41, Step: 500 }]));
});

const times = { trainer: 'Giulia Ferri', trainerId: 21, beganAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-20T18:45:00Z' };
const training: Running = {
  kind: 'training',
  id: 7,
  groupId: 17,
  name: 'Cup',
  roomId: null,
  people: [],
  max: null,
  classId: undefined,
  ...times,
};
const ofClass: Running = {
  kind: 'class',
  id: 8,
  groupId: 18,
  name: 'HIIT Ignite',
  roomId: 41,
  people: [21, 22, 40],
  max: null,
  classId: 5,
  ...times,
};
const atWork: RosterMessage['workout'] = {
  RoomWorkoutId: 7,
  DisplayGroupId: 41,
  Content: { Kind: 'Quick', Timer: { Type: 'Countdown', Text: 'Row', Prepare: 0, Seconds: 600 } },
  Step: 0,
  Passed: 0,
  Extra: 0,
  At: ago(5),
  Paused: false,
  Version: 1,
};
const ended = classSessionWith({ ClassSessionId: 8, State: 'Ended', StoppedAt: inMinutes(0) });

it("the trainer's control shows the summary on the screens before it ends a training", async () => {
  const { user, bodies, paths } = open(
    [none, answer(listParticipants, { id: 5 }, []), answer(stopClassSession, { id: 8 }, ended)],
    room,
    [ofClass],
  );
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  await screen.findByText('Save 3 trainings. What was started on the screens meanwhile ends too. Show the summary?');
  await user.click(screen.getByRole('button', { name: 'Save and show summary' }));
  await screen.findByText(/HIIT Ignite is over/);
  expect(bodies()).toEqual([{ DisplayGroupId: 41, Scene: 'Summary', GroupTrainingId: 18 }, undefined]);
  expect(paths().at(-1)).toContain('/classSessions/8/stop');
});

it('on a phone the button that ends the training is in the header, not at the bottom of the page', async () => {
  atWidth('phone');
  const { user } = open([none, answer(listParticipants, { id: 5 }, [])], room, [ofClass]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  expect(
    await screen.findByText('Save 3 trainings. What was started on the screens meanwhile ends too. Show the summary?'),
  ).toBeTruthy();
});

it('the end question counts athletes who left the room as saved, but not athletes without any reading', async () => {
  const justBegun = { ...ofClass, beganAt: new Date(now - 10_000).toISOString() };
  const { user } = open([none, answer(listParticipants, { id: 5 }, [])], { ...room, leftPeople: 4 }, [justBegun]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  expect(
    await screen.findByText(
      'Save 6 trainings, 1 without heart rate. What was started on the screens meanwhile ends too. Show the summary?',
    ),
  ).toBeTruthy();
});

it("the trainer's control shows no summary when another user has ended the training, and reports the end", async () => {
  const over = answer(showScene, {}, respond(409, { ...problem, ErrorType: 'SceneOver' }));
  const { user, paths } = open([none, answer(listParticipants, { id: 5 }, []), over], room, [ofClass]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  await user.click(await screen.findByRole('button', { name: 'Save and show summary' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This is over already');
  expect(paths().some((path) => path.endsWith('/stop'))).toBe(false);
});

it("the trainer's control closes the stop question when another user has ended the training, and reports the end", async () => {
  const { user, paths, run } = open([none, answer(listParticipants, { id: 5 }, [])], room, [ofClass]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  await screen.findByRole('button', { name: 'Save and show summary' });
  run([]);
  await screen.findByText('HIIT Ignite is over.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save and show summary' })).toBeNull());
  expect(paths().some((path) => path.endsWith('/stop'))).toBe(false);
});

it('the caller who ends a training gets one report of the end, even if the list updates first', async () => {
  const held = Promise.withResolvers<Response>();
  const stop = answer(stopClassSession, { id: 8 }, () => held.promise);
  const { user, paths, run } = open([none, answer(listParticipants, { id: 5 }, []), stop], room, [ofClass]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(paths().some((path) => path.endsWith('/stop'))).toBe(true));
  run([]);
  held.resolve(respond(200, ended));
  await screen.findByText(/HIIT Ignite is over/);
  expect(screen.getAllByText(/HIIT Ignite is over/)).toHaveLength(1);
});

it('the end question shows no count while the visible room is not the room of the training', async () => {
  const { user } = open([none, answer(listParticipants, { id: 5 }, [])], room, [{ ...ofClass, roomId: 42 }]);
  await user.click(await screen.findByRole('button', { name: 'End class' }));
  expect(await screen.findByText('What was started on the screens meanwhile ends too. Show the summary?')).toBeTruthy();
});

it('the end question names each of several running trainings, and shows the summary in the room of the ended one', async () => {
  const { user, bodies, paths } = open(
    [
      none,
      answer(listParticipants, { id: 5 }, []),
      answer(listLiveParticipants, { id: 7 }, []),
      answer(stopLiveTraining, { id: 7 }, () => respond(409, { ...problem, ErrorType: 'LiveTrainingNotStarted' })),
    ],
    room,
    [training, ofClass],
  );
  expect(await screen.findByRole('button', { name: 'End HIIT Ignite' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'End Cup' }));
  await user.click(await screen.findByRole('button', { name: 'Save and show summary' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This live training has not been started.');
  expect(bodies()).toEqual([{ DisplayGroupId: null, Scene: 'Summary', GroupTrainingId: 17 }, undefined]);
  expect(paths().some((path) => path.endsWith('/liveTrainings/7/stop'))).toBe(true);
});

const onAt = (ClassId: number) => ({ ...classWith(), ClassId, ClassBegin: ago(600), ClassEnd: ago(-600), Clients: [] });
const booked = answer(listParticipants, { id: 5 }, [participantWith(21, 'Ale'), participantWith(40, 'Zoe')]);

it("the trainer's control treats participants of the running class as expected, and asks to add other athletes", async () => {
  open([none, booked, answer(listClasses, { id: 1 }, page([onAt(5)]))], room, [ofClass]);
  expect(await screen.findByText('1 no strap')).toBeTruthy();
  expect(await screen.findByText('Kike is in the room but not booked into HIIT Ignite')).toBeTruthy();
});

it.each([
  ['the next class of the room is about to begin', [5, 6], ofClass],
  ['the session is for all rooms', [5], { ...ofClass, roomId: null }],
] as const)("the trainer's control does not ask to add athletes without a seat where %s", async (_when, ids, one) => {
  let answered = 0;
  const classesOn = answer(listClasses, { id: 1 }, () => {
    answered++;
    return page(ids.map(onAt));
  });
  open([none, booked, classesOn], room, [one]);
  expect(await screen.findByText('1 no strap')).toBeTruthy();
  await waitFor(() => expect(answered).toBeGreaterThan(0));
  await settled();
  expect(screen.queryByText(/in the room but not booked/)).toBeNull();
});

const heldIn = (changed: Partial<ClassSession>) => answer(listClassSessions, { id: 1 }, [classSessionWith(changed)]);
const endedBefore: Partial<ClassSession> = {
  ClassSessionId: 9,
  ClassId: 6,
  State: 'Due',
  StoppedAt: ago(60),
  ParticipantIds: [22, 23],
};

it("the trainer's control asks to add only other athletes to the next class, not participants of an ended class", async () => {
  const only = answer(listParticipants, { id: 5 }, [participantWith(40, 'Zoe')]);
  open([none, only, answer(listClasses, { id: 1 }, page([onAt(5), onAt(6)])), heldIn(endedBefore)]);
  await screen.findByText('Ale is in the room but not booked into HIIT Ignite');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Not now' }));
  await settled();
  expect(screen.queryByText(/in the room but not booked/)).toBeNull();
});

it.each([
  ['early in another room', { ...endedBefore, DisplayGroupId: 42 }],
  ['early and whose planned end has passed', { ...endedBefore, End: ago(5) }],
])("the trainer's control asks to add participants of a class that was ended %s", async (_which, held) => {
  const only = answer(listParticipants, { id: 5 }, [participantWith(21, 'Ale')]);
  open([none, only, answer(listClasses, { id: 1 }, page([onAt(5)])), heldIn(held)]);
  expect(await screen.findByText('Kike is in the room but not booked into HIIT Ignite')).toBeTruthy();
});

it("the trainer's control offers no seat in a class without a trainer", async () => {
  open([none, booked, answer(listClasses, { id: 1 }, page([onAt(5)])), heldIn({ NotStartable: 'ClassSessionNoTrainer' })]);
  expect(await screen.findByText('1 no strap')).toBeTruthy();
  await settled();
  expect(screen.queryByText(/in the room but not booked/)).toBeNull();
});

const part = (UserId: number, Nickname: string) => ({
  LiveTrainingId: 7,
  UserId,
  Nickname,
  FirstMidName: Nickname,
  LastName: 'Long',
  JoinedAt: ago(60),
  AddedById: null,
});
const inRoom: Running = { ...training, roomId: 41, people: [22, 40] };
const takePart = answer(listLiveParticipants, { id: 7 }, [part(22, 'Kike'), part(40, 'Zoe')]);

it('the strap question suggests participants of the running live training first, with its name and time', async () => {
  const { user, bodies } = open([takePart], room, [inRoom]);
  const asking = await panel();
  const zoe = await within(asking).findByRole('button', { name: /Zoe.*no strap yet/ });
  expect(within(asking).getAllByRole('button').indexOf(zoe)).toBe(1);
  expect(asking.textContent).toContain('Cup 6:00 PM–6:45 PM');
  expect(await screen.findByText('1 no strap')).toBeTruthy();
  await user.click(zoe);
  await waitFor(() => expect(bodies()).toMatchObject([{ UserId: 40, Code: 'D004455' }]));
});

it("the trainer's control does not list an athlete removed from the wall as missing, and offers them no strap", async () => {
  const parts = answer(listLiveParticipants, { id: 7 }, [part(22, 'Kike'), part(40, 'Zoe'), part(41, 'Yorick')]);
  open([parts], { ...room, removed: [{ userId: 40, name: 'Zoe' }] }, [{ ...inRoom, people: [22, 40, 41] }]);
  const asking = within(await panel());
  expect(await asking.findByRole('button', { name: /Yorick.*no strap yet/ })).toBeTruthy();
  expect(asking.queryByRole('button', { name: /Zoe/ })).toBeNull();
  expect(await screen.findByText('1 no strap')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bring Zoe back' })).toBeTruthy();
});

it("the trainer's control offers to add an athlete in the room to the live training, and shows why that fails", async () => {
  const refused = { ...problem, ErrorType: 'LiveTrainingFull', values: { max: 2 } };
  const { user, bodies } = open([none, takePart, answer(addLiveParticipant, { id: 7 }, () => respond(409, refused))], room, [
    inRoom,
  ]);
  await screen.findByText('Ale is in the room but not taking part in Cup');
  await user.click(screen.getByRole('button', { name: 'Add to the training' }));
  expect((await screen.findByRole('alert')).textContent).toContain('this live training takes 2');
  expect(bodies()).toEqual([{ UserId: 21 }]);
});

it.each([
  ['has ended', { State: 'Ended', StoppedAt: ago(5) }, 600],
  ['was ended early and can be started again', { State: 'Due', StoppedAt: ago(5) }, 600],
  ['has passed its planned end', { State: 'Due' }, -1],
] as const)("the trainer's control does not offer to add an athlete after the current class %s", async (_how, held, left) => {
  const looks = { classes: 0, sessions: 0 };
  const classes = answer(listClasses, { id: 1 }, () => {
    looks.classes++;
    return page([{ ...onAt(5), ClassEnd: ago(-left) }]);
  });
  const sessions = answer(listClassSessions, { id: 1 }, () => {
    looks.sessions++;
    return [classSessionWith({ ClassSessionId: 9, ...held })];
  });
  open([none, booked, classes, sessions]);
  await waitFor(() => expect(looks).toEqual({ classes: 1, sessions: 1 }));
  await settled();
  expect(screen.queryByText(/in the room but not booked/)).toBeNull();
});

it.each([
  ['the training is full', { ...inRoom, max: 2 }, takePart, []],
  ['no athlete takes part', { ...inRoom, people: [] }, answer(listLiveParticipants, { id: 7 }, []), []],
  ['the training is for all rooms', training, takePart, []],
  ['a class is about to begin in the room', inRoom, takePart, [onAt(5)]],
] as const)("the trainer's control asks to add no athlete in a live training where %s", async (_when, one, parts, classesOn) => {
  let answered = 0;
  const found = answer(listClasses, { id: 1 }, () => {
    answered++;
    return page([...classesOn]);
  });
  open([none, booked, parts, found], room, [one]);
  await waitFor(() => expect(answered).toBeGreaterThan(0));
  await settled();
  expect(screen.queryByText(/is in the room/)).toBeNull();
});

it("the trainer's control adds a member whose strap is not received to the running training", async () => {
  const { user, bodies } = open(
    [
      none,
      takePart,
      answer(listClubUsers, { id: 1 }, page([aMember]) as never),
      answer(addLiveParticipant, { id: 7 }, part(50, 'Vera')),
    ],
    room,
    [inRoom],
  );
  await user.click(screen.getByRole('button', { name: 'Add somebody to Cup' }));
  const field = await screen.findByRole('combobox', { name: 'Add someone' });
  await user.type(field, 'Ver');
  await user.click(await screen.findByRole('option', { name: /Vera/ }));
  await screen.findByText('Vera is in Cup');
  expect(bodies()).toEqual([{ UserId: 50 }]);
});

it('the clock of a training counts the remaining time down, and counts up once it is overdue', async () => {
  open([none, takePart], { ...room, session: { ...session, endsAt: inMinutes(-2) } }, [inRoom]);
  expect((await screen.findByRole('region', { name: 'Time of what is running' })).textContent).toMatch(/^\+2:0\dover time/);
});

it("a tile fits the athlete's name to its full width, whatever the percentage", () => {
  open([none]);
  const name = within(screen.getByRole('list', { name: 'Athletes' })).getByText('Davide');
  expect([name.dataset['set'], name.style.getPropertyValue('--em')]).toEqual(['natural', '2.49']);
});
