import { frameTopic, rosterTopic, WATCH_TOPIC, type Watch, watchSchema } from '@clubpulse/contract/live/between-processes';
import type { Logger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/questions.ts';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Board } from '../board/public.ts';
import type { FindPlace } from './frames.ports.ts';
import { RoomView } from './room-view.live.ts';

/** The rooms take turns within the second, so that it has no burst. */
const TURNS = 20;
const TURN_MS = 1000 / TURNS;
/** Processes with watchers say so every four seconds (`sockets`); two of these may be lost. */
const INTEREST_MS = 10_000;

interface ShownRoom {
  readonly view: RoomView;
  readonly frameTopic: string;
  readonly rosterTopic: string;
  /** Until when (Unix ms) somebody on the bus watches it. */
  readonly watchedUntil: Map<Bus, number>;
}

export interface Frames {
  close(): void;
}

interface Options {
  readonly board: Board;
  /** The ways on which there may be watchers. */
  readonly buses: readonly Bus[];
  readonly place: FindPlace;
  readonly notifications: Notifications;
  /**
   * Number of the first roster of a room. Higher than those of the process that held the board before: its names must not
   * stand beside our frames.
   */
  readonly firstRoster: number;
  readonly log: Logger;
}

/** Publishes, of each room that somebody watches, one frame a second and its roster when it changes. */
export async function createFrames({ board, buses, place, notifications, firstRoster, log }: Options): Promise<Frames> {
  const rooms = new Map<string, ShownRoom>();
  const turns = Array.from({ length: TURNS }, () => new Set<ShownRoom>());
  const keyOf = (clubId: number, roomId: number | null) => `${clubId}/${roomId}`;
  const watchersOf = ({ watchedUntil }: ShownRoom, now: number) =>
    [...watchedUntil].flatMap(([bus, until]) => (until > now ? [bus] : []));

  async function openRoom(clubId: number, roomId: number | null): Promise<ShownRoom | undefined> {
    const found = await place(clubId, roomId);
    if (!found) return undefined;
    const club = await board.open(clubId);
    const meanwhile = rooms.get(keyOf(clubId, roomId));
    if (meanwhile) return meanwhile;
    const room: ShownRoom = {
      view: new RoomView(club, roomId, found, firstRoster),
      frameTopic: frameTopic(clubId, roomId),
      rosterTopic: rosterTopic(clubId, roomId),
      watchedUntil: new Map(),
    };
    rooms.set(keyOf(clubId, roomId), room);
    turns[rooms.size % TURNS]?.add(room);
    return room;
  }

  /** Somebody on the bus watches: who has no roster gets one at once, and the frame with it. */
  function show(room: ShownRoom, bus: Bus, needsRoster: boolean): void {
    const now = steadyNow();
    room.watchedUntil.set(bus, now + INTEREST_MS);
    if (!needsRoster) return;
    const wall = Date.now();
    if (room.view.refresh(now, undefined, wall)) publishRoster(room, watchersOf(room, now));
    else publishRoster(room, [bus]);
    bus.publish(room.frameTopic, room.view.frame(now, wall));
  }

  function watched(bus: Bus, { clubId, roomId, roster }: Watch): void {
    const known = rooms.get(keyOf(clubId, roomId));
    if (known) return show(known, bus, roster);
    openRoom(clubId, roomId).then(
      (room) => room && show(room, bus, roster),
      // It is asked for again in a moment.
      (error: unknown) => log.warn({ err: error, clubId }, 'a room could not be shown'),
    );
  }

  function publishRoster({ view, rosterTopic: topic }: ShownRoom, to: readonly Bus[]): void {
    const payload = packed(view.rosterMessage());
    for (const bus of to) bus.publish(topic, payload);
  }

  function serve(room: ShownRoom, wall: number): void {
    const now = steadyNow();
    const watching = watchersOf(room, now);
    if (watching.length === 0) return;
    if (room.view.refresh(now, undefined, wall)) publishRoster(room, watching);
    const frame = room.view.frame(now, wall);
    for (const bus of watching) bus.publish(room.frameTopic, frame);
  }

  let served = Math.floor(Date.now() / TURN_MS);
  let ticker = setTimeout(tick, TURN_MS);
  function tick(): void {
    const wall = Date.now();
    const current = Math.floor(wall / TURN_MS);
    // After a pause, or when the clock was set, each room gets one frame and not all it missed.
    const from = current < served ? current : Math.max(served + 1, current - TURNS + 1);
    for (let turn = from; turn <= current; turn++) for (const room of turns[turn % TURNS] ?? []) serve(room, wall);
    served = current;
    // An interval would drift, and a wall's clock with it.
    ticker = setTimeout(tick, TURN_MS - (Date.now() % TURN_MS));
  }

  /** A club or one of its rooms was renamed, recoloured or removed. */
  async function clubChanged(clubId: number): Promise<void> {
    for (const [key, room] of rooms) {
      if (room.view.club.clubId !== clubId) continue;
      const found = await place(clubId, room.view.roomId);
      if (!found) {
        rooms.delete(key);
        for (const turn of turns) turn.delete(room);
      } else if (room.view.refresh(steadyNow(), found, Date.now())) publishRoster(room, watchersOf(room, steadyNow()));
    }
  }
  const look = (clubId: number) =>
    clubChanged(clubId).catch((error: unknown) => log.warn({ err: error, clubId }, 'the rooms of a club could not be looked up'));

  const leaving = buses.map((bus) =>
    bus.subscribe(WATCH_TOPIC, (payload) => {
      const read = watchSchema.safeParse(parsed(payload));
      if (read.success) watched(bus, read.data);
    }),
  );
  await notifications.on(
    'clubpulse_club',
    (payload) => void look(Number(payload)),
    () => {
      for (const clubId of new Set([...rooms.values()].map(({ view }) => view.club.clubId))) void look(clubId);
    },
  );

  return {
    close() {
      clearTimeout(ticker);
      for (const leave of leaving) leave();
    },
  };
}
