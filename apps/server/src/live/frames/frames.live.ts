import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { frameTopic, rosterTopic, WATCH_TOPIC, type Watch, watchSchema } from '@clubpulse/contract/live/between-processes';
import type { Logger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { type Board, LateReadings } from '../board/public.ts';
import type { GroupTrainings } from '../group-trainings/public.ts';
import type { Scenes } from '../scenes/public.ts';
import { countedIn, type FindPlace, type WallPlace } from './frames.ports.ts';
import { createNewestWriter, type NewestWriter } from './newest-writer.live.ts';
import { RoomView } from './room-view.live.ts';
import type { ReloadedData } from './scene-view.live.ts';

/** The rooms are spread over this many turns per second. */
const TURNS = 20;
const TURN_MS = 1000 / TURNS;
const LATE_MS = 100;
/** How long a room counts as shown. Clients announce a room every four seconds (`sockets`), so two announcements may be lost. */
const INTEREST_MS = 10_000;

interface ShownRoom {
  readonly view: RoomView;
  readonly frameTopic: string;
  readonly rosterTopic: string;
  readonly watchedUntil: Map<Bus, number>;
  readonly late: LateReadings;
  readonly writer: NewestWriter;
}

export interface Frames {
  load(): { readonly sent: number; readonly late: number };
  take(isTaken: (clubId: ClubId) => boolean): void;
  leave(isLeft: (clubId: ClubId) => boolean): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly board: Board;
  readonly buses: readonly Bus[];
  readonly place: FindPlace;
  readonly classBefore: GroupTrainings['before'];
  readonly standings: Pick<Scenes, 'standingOf' | 'keepStanding'>;
  readonly notifications: Notifications;
  /** Differs from all former roster numbers of a room, so that no client combines old names with new frames. */
  readonly firstRoster: () => number;
  readonly holds?: (clubId: ClubId) => boolean;
  readonly log: Logger;
}

interface State extends Required<Options> {
  readonly elsewhere: Map<string, { readonly clubId: ClubId; readonly roomId: DisplayGroupId | null; readonly until: number }>;
  readonly rooms: Map<string, ShownRoom>;
  readonly turns: readonly Set<ShownRoom>[];
  readonly opening: Set<{ readonly clubId: ClubId; isOld: boolean }>;
  /** One reload per club at a time, because the older of two could finish last. */
  readonly looking: Map<ClubId, { again: boolean }>;
  served: number;
  sent: number;
  late: number;
  ticker: ReturnType<typeof setTimeout>;
}

export async function createFrames(options: Options): Promise<Frames> {
  const state: State = {
    holds: () => true,
    ...options,
    elsewhere: new Map(),
    rooms: new Map(),
    turns: Array.from({ length: TURNS }, () => new Set()),
    opening: new Set(),
    looking: new Map(),
    served: Math.floor(Date.now() / TURN_MS),
    sent: 0,
    late: 0,
    ticker: setTimeout(() => tick(state), TURN_MS),
  };
  const leaving = options.buses.map((bus) =>
    bus.subscribe(WATCH_TOPIC, (payload) => {
      const read = watchSchema.safeParse(parsed(payload));
      if (read.success) watched(state, bus, read.data);
    }),
  );
  await options.notifications.on(
    'clubpulse_club',
    (payload) => void look(state, Number(payload)),
    () => {
      for (const clubId of new Set([...state.rooms.values()].map(({ view }) => view.club.clubId))) void look(state, clubId);
    },
  );
  return {
    load: () => ({ sent: state.sent, late: state.late }),
    take: (isTaken) => take(state, isTaken),
    leave: (isLeft) => leave(state, isLeft),
    async close() {
      clearTimeout(state.ticker);
      for (const unsubscribe of leaving) unsubscribe();
      await Promise.all([...state.rooms.values()].map(({ writer }) => writer.settled()));
    },
  };
}

const keyOf = (clubId: ClubId, roomId: DisplayGroupId | null) => `${clubId}/${roomId}`;

const watchersOf = ({ watchedUntil }: ShownRoom, now: number) =>
  [...watchedUntil].flatMap(([bus, until]) => (until > now ? [bus] : []));

const secondOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

async function receivedIn(
  { board }: State,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
  { session, sessionPauses = [] }: WallPlace,
) {
  if (!session) return undefined;
  const pauses = sessionPauses.map(({ from, to }) => ({ from: secondOf(from), to: secondOf(to) }));
  return board.receivedSince(clubId, roomId, secondOf(session.beganAt), pauses);
}

async function reload(state: State, view: RoomView, clubId: ClubId, found: WallPlace): Promise<ReloadedData> {
  const { roomId, counted } = view;
  const { scene } = found;
  const received = counted === countedIn(found) ? undefined : await receivedIn(state, clubId, roomId, found);
  const summed = scene && view.needsRecoveries(found);
  if (!scene || !summed) return { received };
  const since = summed.since === undefined ? undefined : secondOf(summed.since);
  const [recoveries, before] = await Promise.all([
    state.board.recoveriesIn(clubId, roomId, since, secondOf(scene.at)),
    summed.since === undefined ? undefined : state.classBefore(clubId, new Date(summed.since)),
  ]);
  return { received, recoveries, before };
}

async function openRoom(state: State, clubId: ClubId, roomId: DisplayGroupId | null): Promise<ShownRoom | undefined> {
  const now = { clubId, isOld: false };
  state.opening.add(now);
  try {
    const room = await opened(state, clubId, roomId);
    if (room && now.isOld) void look(state, clubId);
    return room;
  } finally {
    state.opening.delete(now);
  }
}

async function opened(state: State, clubId: ClubId, roomId: DisplayGroupId | null): Promise<ShownRoom | undefined> {
  const { place, board, standings, firstRoster, log } = state;
  const found = await place(clubId, roomId);
  if (!found) return undefined;
  const club = await board.open(clubId);
  const standing = await standings.standingOf(clubId, roomId);
  const view = new RoomView(club, roomId, found, firstRoster(), standing);
  const late = new LateReadings(club.lateness);
  const reloaded = await reload(state, view, clubId, found);
  const meanwhile = state.rooms.get(keyOf(clubId, roomId));
  if (meanwhile || !state.holds(clubId)) return meanwhile;
  const room: ShownRoom = {
    view,
    frameTopic: frameTopic(clubId, roomId),
    rosterTopic: rosterTopic(clubId, roomId),
    watchedUntil: new Map(),
    late,
    writer: createNewestWriter(
      () => view.standing,
      (now) => standings.keepStanding(clubId, roomId, now),
      (error) => log.warn({ err: error, clubId }, 'the standing of a room could not be stored'),
    ),
  };
  refresh(room, [], found, reloaded);
  state.rooms.set(keyOf(clubId, roomId), room);
  state.turns[state.rooms.size % TURNS]?.add(room);
  return room;
}

function show(room: ShownRoom, bus: Bus, needsRoster: boolean): void {
  const now = steadyNow();
  room.watchedUntil.set(bus, now + INTEREST_MS);
  if (!needsRoster) return;
  if (!refresh(room, watchersOf(room, now))) publishRoster(room, [bus]);
  bus.publish(room.frameTopic, room.view.frame(now, Date.now()));
}

function take(state: State, isTaken: (clubId: ClubId) => boolean): void {
  const now = steadyNow();
  for (const [key, { clubId, roomId, until }] of state.elsewhere) {
    if (until > now && !isTaken(clubId)) continue;
    state.elsewhere.delete(key);
    if (until > now) for (const bus of state.buses) watched(state, bus, { clubId, roomId, roster: true });
  }
}

async function leave(state: State, isLeft: (clubId: ClubId) => boolean): Promise<void> {
  const now = steadyNow();
  const left = [...state.rooms].filter(([, { view }]) => isLeft(view.club.clubId));
  for (const [key, room] of left) {
    close(state, key, room);
    const { club, roomId } = room.view;
    const watch = packed({ clubId: club.clubId, roomId, roster: false } satisfies Watch);
    if (watchersOf(room, now).length > 0) for (const bus of state.buses) bus.publish(WATCH_TOPIC, watch);
  }
  await Promise.all(left.map(([, { writer }]) => writer.settled()));
}

function close(state: State, key: string, room: ShownRoom): void {
  state.rooms.delete(key);
  for (const turn of state.turns) turn.delete(room);
}

function watched(state: State, bus: Bus, { clubId, roomId, roster }: Watch): void {
  if (!state.holds(clubId)) {
    state.elsewhere.set(keyOf(clubId, roomId), { clubId, roomId, until: steadyNow() + INTEREST_MS });
    return;
  }
  const known = state.rooms.get(keyOf(clubId, roomId));
  if (known) return show(known, bus, roster);
  openRoom(state, clubId, roomId).then(
    (room) => room && show(room, bus, roster),
    (error: unknown) => state.log.warn({ err: error, clubId }, 'a room could not be shown'),
  );
}

function publishRoster({ view, rosterTopic: topic }: ShownRoom, to: readonly Bus[]): void {
  if (to.length === 0) return;
  const payload = packed(view.rosterMessage());
  for (const bus of to) bus.publish(topic, payload);
}

function refresh(room: ShownRoom, to: readonly Bus[], found?: WallPlace, reloaded?: ReloadedData): boolean {
  const { view } = room;
  if (!view.refresh(steadyNow(), found, Date.now(), reloaded)) return false;
  publishRoster(room, to);
  room.writer.changed();
  return true;
}

function serve(state: State, room: ShownRoom, wall: number): boolean {
  const now = steadyNow();
  const watching = watchersOf(room, now);
  const { counted, club, roomId } = room.view;
  if (watching.length === 0 && counted === undefined) return false;
  if (counted !== undefined && room.late.areOver(club.lateness, now)) void recount(state, room, club.clubId, roomId);
  refresh(room, watching);
  if (watching.length === 0) return false;
  const frame = room.view.frame(now, wall);
  for (const bus of watching) bus.publish(room.frameTopic, frame);
  return true;
}

async function recount(state: State, room: ShownRoom, clubId: ClubId, roomId: DisplayGroupId | null): Promise<void> {
  const { counted, place: found } = room.view;
  try {
    const received = await receivedIn(state, clubId, roomId, found);
    if (room.view.counted !== counted) return;
    refresh(room, watchersOf(room, steadyNow()), undefined, { received });
  } catch (error) {
    state.log.warn({ err: error, clubId }, 'late heart rates could not be counted in a session');
  }
}

function tick(state: State): void {
  const wall = Date.now();
  const current = Math.floor(wall / TURN_MS);
  // After a pause or a clock change, one frame is sent instead of all missed frames.
  const from = current < state.served ? current : Math.max(state.served + 1, current - TURNS + 1);
  for (let turn = from; turn <= current; turn++) {
    const isLate = wall - turn * TURN_MS > LATE_MS;
    for (const room of state.turns[turn % TURNS] ?? []) {
      if (!serve(state, room, wall)) continue;
      state.sent += 1;
      if (isLate) state.late += 1;
    }
  }
  state.served = current;
  state.ticker = setTimeout(() => tick(state), TURN_MS - (Date.now() % TURN_MS));
}

async function clubChanged(state: State, clubId: ClubId): Promise<void> {
  for (const [key, room] of state.rooms) {
    if (room.view.club.clubId !== clubId) continue;
    const found = await state.place(clubId, room.view.roomId);
    if (!found) {
      close(state, key, room);
      continue;
    }
    const reloaded = await reload(state, room.view, clubId, found);
    refresh(room, watchersOf(room, steadyNow()), found, reloaded);
  }
}

async function look(state: State, clubId: ClubId): Promise<void> {
  for (const room of state.opening) if (room.clubId === clubId) room.isOld = true;
  const running = state.looking.get(clubId);
  if (running) {
    running.again = true;
    return;
  }
  const now = { again: true };
  state.looking.set(clubId, now);
  while (now.again) {
    now.again = false;
    await clubChanged(state, clubId).catch((error: unknown) =>
      state.log.warn({ err: error, clubId }, 'the rooms of a club could not be looked up'),
    );
  }
  state.looking.delete(clubId);
}
