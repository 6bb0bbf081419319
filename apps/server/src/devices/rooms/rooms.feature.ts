import { feature, type Ground } from '../../platform/feature/feature.ts';
import { roomRoutes } from './rooms.routes.ts';
import { createRooms } from './rooms.service.ts';

export const rooms = feature({
  name: 'devices/rooms',
  build: ({ db }: Pick<Ground, 'db'>) => ({ rooms: createRooms({ db }) }),
  routes: (route, parts) => roomRoutes(route, parts.rooms),
});
