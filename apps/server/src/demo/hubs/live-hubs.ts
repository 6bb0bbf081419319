import path from 'node:path';
import type { ClubCode, RoomName } from '@clubpulse/world/clubs';
import { rearHub, wall } from '@clubpulse/world/hubs';
import type { Logger } from 'pino';
import type { Bridges, Registration } from '../../devices/bridges/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { type Places, placesOf } from '../people/places.ts';
import { ensureRegistered, type HubPlace } from './hub-credentials.ts';
import { type HubPlan, type RunningHub, runHub } from './hub-process.ts';
import { liveRooms, SHIFT_MS, shift } from './shifts.ts';
import { troubledSource } from './troubled-straps.ts';

const CHANGE_MS = 2000;
/** A break is longer than the silence that ends a training. */
const BREAK_MS = 7 * 60_000;

export interface LiveParts {
  readonly db: Database;
  readonly bridges: Pick<Bridges, 'checkSecret' | 'ofClub' | 'update'>;
  readonly registration: Pick<Registration, 'requestCode' | 'register'>;
  readonly brokerUrl: string;
  readonly dataDir: string;
  readonly log: Logger;
}

export interface LiveHubs {
  stop(): Promise<void>;
}

export async function registerStation(parts: LiveParts): Promise<void> {
  const places = await placesOf(parts.db);
  const place = hubPlace(places, wall.club, wall.room, '');
  if (!place) return;
  await ensureRegistered(path.join(parts.dataDir, 'demo', place.hardwareId), place, parts);
  const hub = (await parts.bridges.ofClub(place.clubId)).find(({ HardwareId }) => HardwareId === place.hardwareId);
  if (!hub || hub.Station !== null) return;
  const { ClubpulseBridgeId, Name, DisplayGroupId, NetworkAddress, RowVersion } = hub;
  expectAccepted(await parts.bridges.update(ClubpulseBridgeId, { Name, DisplayGroupId, NetworkAddress, RowVersion, Station: 1 }));
}

export async function startLiveHubs(parts: LiveParts): Promise<LiveHubs> {
  const { db, dataDir, log } = parts;
  const places = await placesOf(db);
  const startedAt = Date.now();
  const folderOf = (hardwareId: string) => path.join(dataDir, 'demo', hardwareId);

  const ready = async (place: HubPlace, source: () => Promise<readonly string[]> | readonly string[]) => {
    const folder = folderOf(place.hardwareId);
    await ensureRegistered(folder, place, parts);
    return ['--data-dir', folder, '--mqtt-url', parts.brokerUrl, ...(await source())];
  };

  const simulated = liveRooms.flatMap(([club, room]): HubPlan[] => {
    const place = hubPlace(places, club, room, '');
    if (!place) return [];
    const source = () => {
      const number = Math.floor((Date.now() - startedAt) / SHIFT_MS);
      const straps = shift(number).find((live) => live.club === club && live.room === room)?.straps ?? [];
      return ['--simulate', String(straps.length), '--straps', straps.join(',')];
    };
    return [{ name: place.name, args: () => ready(place, source), pauseMs: CHANGE_MS }];
  });
  const second = hubPlace(places, rearHub.club, rearHub.room, rearHub.suffix);
  const troubledPlan = second && {
    name: second.name,
    args: () => ready(second, () => troubledSource(folderOf(second.hardwareId))),
    pauseMs: BREAK_MS,
  };

  const shifting = simulated.map((plan) => runHub(plan, log));
  const hubs: RunningHub[] = [...shifting, ...(troubledPlan ? [runHub(troubledPlan, log)] : [])];
  const change = setInterval(() => {
    for (const hub of shifting) hub.restart();
  }, SHIFT_MS);
  return {
    async stop() {
      clearInterval(change);
      await Promise.all(hubs.map((hub) => hub.stop()));
    },
  };
}

function hubPlace(places: Places, club: ClubCode, room: RoomName, suffix: string): HubPlace | undefined {
  const place = places(club, room);
  const name = `${room}${suffix}`;
  return place && { ...place, name, hardwareId: `demo-${club}-${name}`.toLowerCase().replaceAll(' ', '-') };
}
