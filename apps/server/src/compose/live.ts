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
import { type Board, createBoard } from '../live/board/public.ts';
import { createDisplays, type Displays } from '../live/displays/public.ts';
import { createIngest } from '../live/ingest/public.ts';
import { listenForPresence } from '../live/presence/public.ts';
import { createWalls } from '../live/walls/public.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Notifications } from '../platform/database/notifications.ts';
import { startMqtt } from '../platform/mqtt/broker.ts';
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

/** The way of a heartbeat: broker, ingest, board, walls. The broker takes bridges at once. */
export async function composeLive(parts: LiveParts) {
  const { config, db, notifications, log, bridges, minutes } = parts;
  const board = await composeBoard(parts);
  const mqtt = await startMqtt({ config, auth: bridges, log });
  if (config.MQTT_URL === undefined) await bridges.disconnectAll();
  const ingest = createIngest({ db, mqtt, board, heartMinutes: minutes, flushSeconds: config.LIVE_FLUSH_SECONDS, log });
  listenForPresence({ mqtt, save: bridges.savePresence, log });
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
  return {
    board,
    mqtt,
    mqttUrl,
    ingest,
    displays,
    registration: createRegistration({ db, mqttUrl }),
    walls: await composeWalls(parts, board, displays),
  };
}
export type LiveHouse = Awaited<ReturnType<typeof composeLive>>;

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

function composeWalls({ sessions, clubs, rooms, notifications, log }: LiveParts, board: Board, displays: Displays) {
  return createWalls({
    board,
    ports: {
      displays,
      mayWatch: async (token, clubId) => {
        const [caller, club] = await Promise.all([sessions.ofToken(token, undefined), clubs.facts(clubId)]);
        return !isRefusal(caller) && club !== undefined && mayCall(watchingStaff, caller, { club });
      },
      place: async (clubId, roomId) => {
        const [club, room] = await Promise.all([clubs.facts(clubId), roomId === null ? null : rooms.get(roomId)]);
        if (!club || room === undefined || (room !== null && room.ClubId !== clubId)) return undefined;
        return {
          clubName: club.Name,
          roomName: room?.Name ?? null,
          roomColor: room?.Color ?? null,
          timeZone: club.TimeZone,
          language: languageSchema.catch('en').parse(club.Language),
        };
      },
    },
    notifications,
    log,
  });
}

/** The server's own account at the broker is nobody else's. */
const withoutAccount = (url: string): string => Object.assign(new URL(url), { username: '', password: '' }).href;
