import { languageSchema } from '@clubpulse/contract/scalars';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Bridges } from '../../devices/bridges/public.ts';
import type { Rooms } from '../../devices/rooms/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { Board } from '../board/public.ts';
import { type HubPlace, publishRosters } from './hub-walls.live.ts';

interface Needs extends Pick<ServerParts, 'db' | 'log'> {
  readonly bridges: Bridges;
  readonly clubs: Clubs;
  readonly licenses: Licenses;
  readonly rooms: Rooms;
  readonly mqtt: Mqtt;
  readonly live: { readonly board: Board | undefined };
}

export const hubWalls = feature({
  name: 'live/hub-walls',
  for: ['live'],
  build({ db, bridges, clubs, licenses, rooms, mqtt, live: { board }, log }: Needs) {
    const placeOf = async (bridgeId: number): Promise<HubPlace | undefined> => {
      const bridge = await bridges.facts(bridgeId);
      if (!bridge) return undefined;
      const { ClubId, DisplayGroupId } = bridge;
      const [club, room, unlicensed] = await Promise.all([
        clubs.facts(ClubId),
        DisplayGroupId === null ? undefined : rooms.get(DisplayGroupId),
        licenses.refuseUnlicensed(db, ClubId),
      ]);
      return (
        club && {
          clubId: ClubId,
          clubName: club.Name,
          roomName: room?.Name ?? null,
          roomColor: room?.Color ?? null,
          timeZone: club.TimeZone,
          language: languageSchema.catch('en').parse(club.Language),
          showsWalls: unlicensed === undefined && club.EnableLiveTrainings,
        }
      );
    };
    if (board) publishRosters({ mqtt, board, placeOf, log });
    return {};
  },
});
