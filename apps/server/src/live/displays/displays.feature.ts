import { clubPorts } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { displayRoutes } from './displays.routes.ts';
import { createDisplays } from './displays.service.ts';

export const displays = feature({
  name: 'live/displays',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ displays: createDisplays({ db }) }),
  plugs: (parts) => [plug(clubPorts, { leaving: [parts.displays.deleteOfClub] })],
  routes: (route, parts) => displayRoutes(route, parts.displays),
});
