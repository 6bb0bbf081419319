import { setTimeout as pause } from 'node:timers/promises';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { frameTopic, rosterTopic, WATCH_TOPIC, type Watch } from '@clubpulse/contract/live/between-processes';
import { decodeFrame } from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage, rosterMessageSchema } from '@clubpulse/contract/live/frames';
import type { OwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { RoomWorkout } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Bus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { steadyNow } from '../../platform/clock/steady.ts';

const ANNOUNCE_MS = 4000;
const STORED_MS = 30_000;
const PATIENCE_MS = 1500;

export type RoomSums = ReturnType<typeof createRoomSums>;

function ownOf({
  Content,
  RoomWorkoutId,
  Step,
  Passed,
  Extra,
  At,
  Paused,
}: RoomWorkout): Pick<OwnRoom, 'Circuit' | 'Flow' | 'Timer'> {
  const run = { RoomWorkoutId, Step, Passed, Extra, At, Paused };
  return {
    Circuit: Content.Kind === 'Circuit' ? { ...run, Circuit: Content.Circuit } : null,
    Flow: Content.Kind === 'Flow' ? { ...run, Flow: Content.Flow } : null,
    Timer: Content.Kind === 'Quick' || Content.Kind === 'Timer' ? { ...run, Content } : null,
  };
}

interface Room {
  readonly clubId: number;
  readonly roomId: number | null;
  roster: RosterMessage | undefined;
  points: number | undefined;
  own: ReadonlyMap<number, number>;
  requestedAt: number;
  readonly reported: Promise<void>;
  leave(): void;
}

/** The sums are computed from the wall's roster and frames, so that they equal those on the wall. */
export function createRoomSums(bus: Bus) {
  const rooms = new Map<string, Room>();

  const ticker = setInterval(() => {
    for (const [key, room] of rooms) {
      if (steadyNow() - room.requestedAt < STORED_MS) {
        announce(bus, room);
        continue;
      }
      room.leave();
      rooms.delete(key);
    }
  }, ANNOUNCE_MS);

  return {
    async of(clubId: ClubId, roomId: DisplayGroupId | null, userId: UserId): Promise<OwnRoom> {
      const room = rooms.get(`${clubId}/${roomId}`) ?? open(bus, rooms, clubId, roomId);
      room.requestedAt = steadyNow();
      if (room.roster === undefined) {
        const patience = new AbortController();
        await Promise.race([room.reported, pause(PATIENCE_MS, undefined, { signal: patience.signal })]);
        patience.abort();
      }
      const { session, goal, workout } = room.roster ?? {};
      return {
        Session: session
          ? { Name: session.name, TrainerName: session.trainer, BeganAt: session.beganAt, EndsAt: session.endsAt }
          : null,
        Goal: goal ?? null,
        Together: room.points ?? null,
        Points: room.own.get(userId) ?? null,
        ...(workout ? ownOf(workout) : { Circuit: null, Flow: null, Timer: null }),
        At: new Date().toISOString(),
      };
    },
    close() {
      clearInterval(ticker);
      for (const room of rooms.values()) room.leave();
      rooms.clear();
    },
  };
}

function open(bus: Bus, rooms: Map<string, Room>, clubId: ClubId, roomId: DisplayGroupId | null): Room {
  let report = (): void => undefined;
  const reported = new Promise<void>((resolve) => {
    report = resolve;
  });
  const leaving: (() => void)[] = [];
  const leave = () => {
    for (const one of leaving) one();
  };
  const room: Room = {
    clubId,
    roomId,
    roster: undefined,
    points: undefined,
    own: new Map(),
    requestedAt: steadyNow(),
    reported,
    leave,
  };
  leaving.push(
    bus.subscribe(rosterTopic(clubId, roomId), (payload) => {
      const roster = rosterMessageSchema.safeParse(parsed(payload)).data;
      if (roster) room.roster = roster;
    }),
    bus.subscribe(frameTopic(clubId, roomId), (payload) => receiveFrame(bus, room, payload, report)),
  );
  rooms.set(`${clubId}/${roomId}`, room);
  announce(bus, room);
  return room;
}

function receiveFrame(bus: Bus, room: Room, payload: Uint8Array, report: () => void): void {
  const { roster } = room;
  const frame = decodeFrame(Uint8Array.from(payload).buffer);
  if (!frame || !roster) return;
  if (frame.roster !== roster.roster) return announce(bus, room, true);
  const ofPeople = frame.tiles.filter((_, index) => !roster.tiles[index]?.demo);
  room.points = ofPeople.reduce((sum, { points }) => sum + points, roster.leftPoints ?? 0);
  room.own = new Map(
    roster.tiles.flatMap(({ userId }, index) => {
      const tile = frame.tiles[index];
      return userId === undefined || tile === undefined ? [] : [[userId, tile.points]];
    }),
  );
  report();
}

const announce = (bus: Bus, { clubId, roomId, roster }: Room, needsRoster = roster === undefined) =>
  bus.publish(WATCH_TOPIC, packed({ clubId, roomId, roster: needsRoster } satisfies Watch));
