import { inClub } from '@clubpulse/contract/call';
import { isRefusal } from '@clubpulse/contract/errors';
import { languageSchema } from '@clubpulse/contract/scalars';
import { mayCall } from '@clubpulse/rules/accounts/roles/access';
import type { Sessions } from '../../accounts/sessions/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Rooms } from '../../devices/rooms/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Board } from '../board/public.ts';
import type { Displays } from '../displays/public.ts';
import { createWalls } from './walls.live.ts';

/** Who may watch a club's walls without a paired TV. */
const watchingStaff = inClub('resolved', ['Owner', 'Manager', 'Trainer']);

interface Needs extends Pick<Ground, 'notifications' | 'log'> {
  readonly sessions: Sessions;
  readonly clubs: Clubs;
  readonly rooms: Rooms;
  readonly board: Board;
  readonly displays: Displays;
}

export const walls = feature({
  name: 'live/walls',
  build: async ({ sessions, clubs, rooms, board, displays, notifications, log }: Needs) => ({
    walls: await createWalls({
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
    }),
  }),
  serves(app, parts) {
    // Sockets that are open would keep the server from closing.
    app.addHook('preClose', () => parts.walls.close());
    parts.walls.attach(app.server);
  },
});
