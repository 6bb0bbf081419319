import { randomInt } from 'node:crypto';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { languageSchema } from '@clubpulse/contract/scalars';
import { beforeWall, runsElsewhere } from '@clubpulse/rules/live/walls/before-wall';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Rooms } from '../../devices/rooms/public.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Board } from '../board/public.ts';
import type { ClassSessions } from '../class-sessions/public.ts';
import type { GroupTrainings } from '../group-trainings/public.ts';
import type { LiveTrainings } from '../live-trainings/public.ts';
import type { Partitions } from '../partitions/public.ts';
import type { RoomWorkouts } from '../room-workouts/public.ts';
import type { Scenes } from '../scenes/public.ts';
import { createFrames } from './frames.live.ts';
import type { WallPlace } from './frames.ports.ts';

interface Needs extends Pick<ServerParts, 'notifications' | 'log'> {
  readonly clubs: Clubs;
  readonly rooms: Rooms;
  readonly liveTrainings: LiveTrainings;
  readonly classSessions: ClassSessions;
  readonly groupTrainings: GroupTrainings;
  readonly scenes: Scenes;
  readonly roomWorkouts: RoomWorkouts;
  readonly buses: readonly Bus[];
  readonly partitions: Partitions | undefined;
  readonly live: { readonly board: Board | undefined };
}

export const frames = feature({
  name: 'live/frames',
  async build({
    clubs,
    rooms,
    liveTrainings,
    classSessions,
    groupTrainings,
    scenes,
    roomWorkouts,
    buses,
    partitions,
    live: { board },
    notifications,
    log,
  }: Needs) {
    const wallPlace = async (clubId: ClubId, roomId: DisplayGroupId | null): Promise<WallPlace | undefined> => {
      const [club, room, trainings, sessions, workout] = await Promise.all([
        clubs.facts(clubId),
        roomId === null ? null : rooms.get(roomId),
        liveTrainings.running(clubId),
        classSessions.running(clubId),
        roomWorkouts.inRoom(clubId, roomId),
      ]);
      const running = [...trainings, ...sessions];
      const { session, until, pauses } = beforeWall(running, roomId) ?? {};
      const runs = runsElsewhere(running, roomId);
      if (!club || room === undefined || (room !== null && room.ClubId !== clubId)) return undefined;
      return {
        clubName: club.Name,
        roomName: room?.Name ?? null,
        roomColor: room?.Color ?? null,
        timeZone: club.TimeZone,
        language: languageSchema.catch('en').parse(club.Language),
        units: club.UnitSystem,
        ...(session && { session }),
        ...(pauses && { sessionPauses: pauses }),
        ...(until !== undefined && { sessionUntil: until }),
        ...(runs.length > 0 && { runs }),
        ...(workout && { workout, began: [...(await roomWorkouts.began(workout.RoomWorkoutId))] }),
        ...(await scenes.of(clubId, roomId, session)),
      };
    };
    const parts = {
      board,
      buses,
      place: wallPlace,
      classBefore: groupTrainings.before,
      standings: scenes,
      notifications,
      firstRoster: () => randomInt(1, 2 ** 31),
      ...(partitions && { holds: partitions.holds }),
      log,
    };
    const shown = board && (await createFrames({ ...parts, board }));
    if (shown) partitions?.follow({ taken: shown.take, left: shown.leave });
    return { frames: shown, wallPlace };
  },
  close: (parts) => parts.frames?.close(),
});
