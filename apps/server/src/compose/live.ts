import { inClub } from '@clubpulse/contract/call';
import { isRefusal } from '@clubpulse/contract/errors';
import { languageSchema } from '@clubpulse/contract/scalars';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import { strapNumber } from '@clubpulse/rules/devices/sensors/code';
import type { Logger } from 'pino';
import type { Sessions } from '../accounts/sessions/public.ts';
import type { Users } from '../accounts/users/public.ts';
import type { Clubs } from '../clubs/clubs/public.ts';
import { type Bridges, createRegistration } from '../devices/bridges/public.ts';
import type { Rooms } from '../devices/rooms/public.ts';
import type { Sensors } from '../devices/sensors/public.ts';
import { answerOthers, askOthers, createBoard, ofBoard } from '../live/board/public.ts';
import { createDisplays, type Displays } from '../live/displays/public.ts';
import { createFrames, type WallPlace } from '../live/frames/public.ts';
import { createIngest } from '../live/ingest/public.ts';
import { listenForPresence } from '../live/presence/public.ts';
import { createSockets } from '../live/sockets/public.ts';
import { type Bus, createLocalBus } from '../platform/bus/bus.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Notifications } from '../platform/database/notifications.ts';
import { startMqtt } from '../platform/mqtt/broker.ts';
import type { Mqtt } from '../platform/mqtt/mqtt.ts';
import type { HeartMinuteStore } from '../training/heart-minutes/public.ts';

/** Who may watch a club's walls without a paired TV. */
const watchingStaff = inClub('resolved', ['Owner', 'Manager', 'Trainer']);

interface LiveParts {
  readonly config: Config;
  readonly db: Database;
  readonly notifications: Notifications;
  readonly log: Logger;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly clubs: Clubs;
  readonly rooms: Rooms;
  readonly bridges: Bridges;
  readonly sensors: Sensors;
  readonly minutes: HeartMinuteStore;
}

/**
 * The way of a heartbeat: broker, ingest, board, frames, sockets, as far as this process's role goes. The broker takes
 * bridges at once.
 */
export async function composeLive(parts: LiveParts) {
  const { config, db, notifications, log, bridges } = parts;
  const hasBoard = config.ROLE.includes('live');
  const mqtt = await startMqtt({ config, auth: bridges, log, hearsBridges: hasBoard });
  if (config.MQTT_URL === undefined) await bridges.disconnectAll();
  await notifications.on(
    'clubpulse_bridge_secret',
    (bridgeId) => mqtt.disconnect(Number(bridgeId)),
    () => {},
  );
  const mqttUrl =
    config.MQTT_PUBLIC_URL ??
    (config.MQTT_URL && withoutAccount(config.MQTT_URL)) ??
    `mqtt://${new URL(config.PUBLIC_URL).hostname}:${mqtt.port ?? config.MQTT_PORT}`;
  const displays = createDisplays({ db });
  // Frames for the sockets of this process take no detour through the broker.
  const bus = hasBoard ? createLocalBus() : mqtt.bus;
  if (!bus) throw new Error('A process without the live boards needs a broker between it and the one that has them.');
  const held = hasBoard ? await composeBoards(parts, mqtt, [bus, ...(mqtt.bus ? [mqtt.bus] : [])]) : askOthers(bus);
  return {
    now: held.now,
    mqtt,
    mqttUrl,
    displays,
    registration: createRegistration({ db, mqttUrl }),
    sockets: config.ROLE.includes('api') ? await composeSockets(parts, bus, displays) : undefined,
    /** What is in memory is stored and acknowledged before the broker's connections close. */
    async close(): Promise<void> {
      await held.close();
      await mqtt.close();
    },
  };
}
export type LiveHouse = Awaited<ReturnType<typeof composeLive>>;

/** What only one process does: it hears the bridges, holds the boards, shows the rooms and stores the minutes. */
async function composeBoards(parts: LiveParts, mqtt: Mqtt, buses: readonly Bus[]) {
  const { config, db, notifications, log, bridges, minutes } = parts;
  const board = await composeBoard(parts);
  const ingest = createIngest({ db, mqtt, board, heartMinutes: minutes, flushSeconds: config.LIVE_FLUSH_SECONDS, log });
  listenForPresence({ mqtt, save: bridges.savePresence, log });
  const frames = await createFrames({
    board,
    buses,
    place: (clubId, roomId) => placeOf(parts, clubId, roomId),
    notifications,
    firstRoster: Math.floor(Date.now() / 1000),
    log,
  });
  const leaving = mqtt.bus && answerOthers(mqtt.bus, board);
  return {
    now: ofBoard(board),
    async close(): Promise<void> {
      leaving?.();
      frames.close();
      await ingest.drain();
      board.close();
    },
  };
}

function composeBoard({ users, sensors, bridges, notifications, log }: LiveParts) {
  return createBoard({
    ports: {
      athletesOfClub: async (clubId) => {
        const people = await users.profiles((await users.ofClub(clubId)).map((person) => person.UserId));
        const straps = await sensors.strapsOf(people.map((person) => person.UserId));
        return people.map((person) => ({
          ...person,
          straps: straps.flatMap(({ UserId, HardwareId }) => {
            const strap = strapNumber(HardwareId);
            return UserId === person.UserId && strap !== undefined ? [{ strap, station: null }] : [];
          }),
        }));
      },
      bridgesOfClub: bridges.factsOfClub,
      clubsOfUser: async (userId) => (await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId),
      strapsHeard: sensors.markHeard,
    },
    notifications,
    log,
  });
}

async function placeOf({ clubs, rooms }: LiveParts, clubId: number, roomId: number | null): Promise<WallPlace | undefined> {
  const [club, room] = await Promise.all([clubs.facts(clubId), roomId === null ? null : rooms.get(roomId)]);
  if (!club || room === undefined || (room !== null && room.ClubId !== clubId)) return undefined;
  return {
    clubName: club.Name,
    roomName: room?.Name ?? null,
    roomColor: room?.Color ?? null,
    timeZone: club.TimeZone,
    language: languageSchema.catch('en').parse(club.Language),
  };
}

function composeSockets(parts: LiveParts, bus: Bus, displays: Displays) {
  const { sessions, clubs, notifications, log } = parts;
  return createSockets({
    bus,
    ports: {
      displays,
      watcher: async (token, clubId) => {
        const [caller, club] = await Promise.all([sessions.ofToken(token, undefined), clubs.facts(clubId)]);
        if (isRefusal(caller)) return 'token';
        return club !== undefined && mayCall(watchingStaff, caller, { club }) ? { userId: caller.UserId } : 'rights';
      },
      isRoom: async (clubId, roomId) => (await placeOf(parts, clubId, roomId)) !== undefined,
    },
    notifications,
    log,
  });
}

/** The server's own account at the broker is nobody else's. */
const withoutAccount = (url: string): string => Object.assign(new URL(url), { username: '', password: '' }).href;
