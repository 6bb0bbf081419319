import type { Licenses } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Rooms } from '../rooms/public.ts';
import { appRoutes } from './apps.routes.ts';
import { createApps } from './apps.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly rooms: Rooms;
  readonly licenses: Licenses;
}

export const apps = feature({
  name: 'devices/apps',
  build: ({ db, rooms, licenses }: Needs) => ({ apps: createApps({ db, rooms, licenses }) }),
  routes: (route, parts) => appRoutes(route, parts.apps),
});
