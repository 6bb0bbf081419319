import { strapNumber } from '@clubpulse/rules/devices/sensors/code';
import type { Users } from '../../accounts/users/public.ts';
import { clubPorts } from '../../clubs/clubs/public.ts';
import type { Bridges } from '../../devices/bridges/public.ts';
import { heardPorts, type Sensors } from '../../devices/sensors/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createBoard } from './board.live.ts';
import { boardRoutes } from './board.routes.ts';

interface Needs extends Pick<Ground, 'notifications' | 'log'> {
  readonly users: Users;
  readonly sensors: Sensors;
  readonly bridges: Bridges;
}

export const board = feature({
  name: 'live/board',
  build: async ({ users, sensors, bridges, notifications, log }: Needs) => ({
    board: await createBoard({
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
    }),
  }),
  plugs: (parts) => [
    plug(clubPorts, { trainingNow: (clubId) => parts.board.trainingNow(clubId) }),
    plug(heardPorts, { unknownStraps: (clubId) => parts.board.unknownStraps(clubId) }),
  ],
  routes: (route, parts) => boardRoutes(route, parts.board),
  close: (parts) => parts.board.close(),
});
