import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Rooms } from '../rooms/public.ts';
import { appRoutes } from './apps.routes.ts';
import { createApps } from './apps.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly rooms: Rooms;
}

export const apps = feature({
  name: 'devices/apps',
  build: ({ db, rooms }: Needs) => ({ apps: createApps({ db, rooms }) }),
  routes: (route, parts) => appRoutes(route, parts.apps),
});
