import { feature, type Ground } from '../../platform/feature/feature.ts';
import { displayRoutes } from './displays.routes.ts';
import { createDisplays } from './displays.service.ts';

export const displays = feature({
  name: 'live/displays',
  build: ({ db }: Pick<Ground, 'db'>) => ({ displays: createDisplays({ db }) }),
  routes: (route, parts) => displayRoutes(route, parts.displays),
});
