import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { frameTopic, rosterTopic, WATCH_TOPIC, type Watch, watchSchema } from '@clubpulse/contract/live/between-processes';
import type { Logger } from 'pino';
import type { Bus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/questions.ts';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { type Board, LateReadings } from '../board/public.ts';
import type { GroupTrainings } from '../group-trainings/public.ts';
import type { Scenes } from '../scenes/public.ts';
import { countedIn, type FindPlace, type WallPlace } from './frames.ports.ts';
import { createNewestWriter, type NewestWriter } from './newest-writer.live.ts';
import { RoomView } from './room-view.live.ts';
import type { ReloadedData } from './scene-view.live.ts';

/** The rooms take turns within the second, to avoid a burst. */
const TURNS = 20;
const TURN_MS = 1000 / TURNS;
/** Processes with watchers repeat their interest every four seconds (`sockets`); two messages may be lost. */
const INTEREST_MS = 10_000;

interface ShownRoom {
  readonly view: RoomView;
  readonly frameTopic: string;
  readonly rosterTopic: string;
  readonly watchedUntil: Map<Bus, number>;
  readonly late: LateReadings;
  readonly kept: NewestWriter;
}

export interface Frames {
  close(): Promise<void>;
}

interface Options {
  readonly board: Board;
  readonly buses: readonly Bus[];
  readonly place: FindPlace;
  readonly classBefore: GroupTrainings['before'];
  readonly standings: Pick<Scenes, 'standingOf' | 'keepStanding'>;
  readonly notifications: Notifications;
  /** Higher than the rosters of the previous process, so that its names are never combined with new frames. */
  readonly firstRoster: number;
  readonly log: Logger;
}

export async function createFrames({
  board,
  buses,
  place,
  classBefore,
  standings,
  notifications,
  firstRoster,
  log,
}: Options): Promise<Frames> {
  const rooms = new Map<string, ShownRoom>();
  const turns = Array.from({ length: TURNS }, () => new Set<ShownRoom>());
  const keyOf = (clubId: ClubId, roomId: DisplayGroupId | null) => `${clubId}/${roomId}`;
  const watchersOf = ({ watchedUntil }: ShownRoom, now: number) =>
    [...watchedUntil].flatMap(([bus, until]) => (until > now ? [bus] : []));

  const secondOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

  async function heardIn(clubId: ClubId, roomId: DisplayGroupId | null, { session, sessionPauses = [] }: WallPlace) {
    if (!session) return undefined;
    const pauses = sessionPauses.map(({ from, to }) => ({ from: secondOf(from), to: secondOf(to) }));
    return board.heardSince(clubId, roomId, secondOf(session.beganAt), pauses);
  }

  async function readAnew(view: RoomView, clubId: ClubId, found: WallPlace): Promise<ReloadedData> {
    const { roomId, counted } = view;
    const { scene } = found;
    const heard = counted === countedIn(found) ? undefined : await heardIn(clubId, roomId, found);
    const summed = scene && view.needsRecoveries(found);
    if (!scene || !summed) return { heard };
    const since = summed.since === undefined ? undefined : secondOf(summed.since);
    const [recoveries, before] = await Promise.all([
      board.recoveriesIn(clubId, roomId, since, secondOf(scene.at)),
      summed.since === undefined ? undefined : classBefore(clubId, new Date(summed.since)),
    ]);
    return { heard, recoveries, before };
  }

  const opening = new Set<{ readonly clubId: ClubId; isOld: boolean }>();
  async function openRoom(clubId: ClubId, roomId: DisplayGroupId | null): Promise<ShownRoom | undefined> {
    const now = { clubId, isOld: false };
    opening.add(now);
    try {
      const room = await opened(clubId, roomId);
      if (room && now.isOld) void look(clubId);
      return room;
    } finally {
      opening.delete(now);
    }
  }

  async function opened(clubId: ClubId, roomId: DisplayGroupId | null): Promise<ShownRoom | undefined> {
    const found = await place(clubId, roomId);
    if (!found) return undefined;
    const club = await board.open(clubId);
    const standing = await standings.standingOf(clubId, roomId);
    const view = new RoomView(club, roomId, found, firstRoster, standing);
    const anew = await readAnew(view, clubId, found);
    const meanwhile = rooms.get(keyOf(clubId, roomId));
    if (meanwhile) return meanwhile;
    const room: ShownRoom = {
      view,
      frameTopic: frameTopic(clubId, roomId),
      rosterTopic: rosterTopic(clubId, roomId),
      watchedUntil: new Map(),
      late: new LateReadings(club.lateness),
      kept: createNewestWriter(
        () => view.standing,
        (now) => standings.keepStanding(clubId, roomId, now),
        (error) => log.warn({ err: error, clubId }, 'the standing of a room could not be stored'),
      ),
    };
    refresh(room, [], found, anew);
    rooms.set(keyOf(clubId, roomId), room);
    turns[rooms.size % TURNS]?.add(room);
    return room;
  }

  function show(room: ShownRoom, bus: Bus, needsRoster: boolean): void {
    const now = steadyNow();
    room.watchedUntil.set(bus, now + INTEREST_MS);
    if (!needsRoster) return;
    if (!refresh(room, watchersOf(room, now))) publishRoster(room, [bus]);
    bus.publish(room.frameTopic, room.view.frame(now, Date.now()));
  }

  function watched(bus: Bus, { clubId, roomId, roster }: Watch): void {
    const known = rooms.get(keyOf(clubId, roomId));
    if (known) return show(known, bus, roster);
    openRoom(clubId, roomId).then(
      (room) => room && show(room, bus, roster),
      (error: unknown) => log.warn({ err: error, clubId }, 'a room could not be shown'),
    );
  }

  function publishRoster({ view, rosterTopic: topic }: ShownRoom, to: readonly Bus[]): void {
    if (to.length === 0) return;
    const payload = packed(view.rosterMessage());
    for (const bus of to) bus.publish(topic, payload);
  }

  function refresh(room: ShownRoom, to: readonly Bus[], found?: WallPlace, anew?: ReloadedData): boolean {
    const { view } = room;
    if (!view.refresh(steadyNow(), found, Date.now(), anew)) return false;
    publishRoster(room, to);
    room.kept.changed();
    return true;
  }

  function serve(room: ShownRoom, wall: number): void {
    const now = steadyNow();
    const watching = watchersOf(room, now);
    const { counted, club, roomId } = room.view;
    if (watching.length === 0 && counted === undefined) return;
    if (counted !== undefined && room.late.areOver(club.lateness, now)) void countAnew(room, club.clubId, roomId);
    refresh(room, watching);
    if (watching.length === 0) return;
    const frame = room.view.frame(now, wall);
    for (const bus of watching) bus.publish(room.frameTopic, frame);
  }

  async function countAnew(room: ShownRoom, clubId: ClubId, roomId: DisplayGroupId | null): Promise<void> {
    const { counted, place: found } = room.view;
    try {
      const heard = await heardIn(clubId, roomId, found);
      if (room.view.counted !== counted) return;
      refresh(room, watchersOf(room, steadyNow()), undefined, { heard });
    } catch (error) {
      log.warn({ err: error, clubId }, 'late heart rates could not be counted in a session');
    }
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
    // An interval would drift, and the wall's clock with it.
    ticker = setTimeout(tick, TURN_MS - (Date.now() % TURN_MS));
  }

  async function clubChanged(clubId: ClubId): Promise<void> {
    for (const [key, room] of rooms) {
      if (room.view.club.clubId !== clubId) continue;
      const found = await place(clubId, room.view.roomId);
      if (!found) {
        rooms.delete(key);
        for (const turn of turns) turn.delete(room);
        continue;
      }
      const anew = await readAnew(room.view, clubId, found);
      refresh(room, watchersOf(room, steadyNow()), found, anew);
    }
  }

  /** One reload of a club at a time: of two, the first could finish last and show old data. */
  const looking = new Map<ClubId, { again: boolean }>();
  async function look(clubId: ClubId): Promise<void> {
    for (const room of opening) if (room.clubId === clubId) room.isOld = true;
    const running = looking.get(clubId);
    if (running) {
      running.again = true;
      return;
    }
    const now = { again: true };
    looking.set(clubId, now);
    while (now.again) {
      now.again = false;
      await clubChanged(clubId).catch((error: unknown) =>
        log.warn({ err: error, clubId }, 'the rooms of a club could not be looked up'),
      );
    }
    looking.delete(clubId);
  }

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
    async close() {
      clearTimeout(ticker);
      for (const leave of leaving) leave();
      await Promise.all([...rooms.values()].map(({ kept }) => kept.settled()));
    },
  };
}
