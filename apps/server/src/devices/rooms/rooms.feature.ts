import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { type RoomPorts, roomPorts } from './rooms.ports.ts';
import { roomRoutes } from './rooms.routes.ts';
import { createRooms } from './rooms.service.ts';

export const rooms = feature({
  name: 'devices/rooms',
  asks: roomPorts,
  build: ({ db }: Pick<ServerParts, 'db'>, { leaving }: RoomPorts) => ({ rooms: createRooms({ db, leaving }) }),
  routes: (route, parts) => roomRoutes(route, parts.rooms),
});
