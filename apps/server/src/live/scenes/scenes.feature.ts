import { feature, type Ground } from '../../platform/feature/feature.ts';
import { sceneRoutes } from './scenes.routes.ts';
import { createScenes } from './scenes.service.ts';

/** What the screens of rooms show instead of the wall, and the goals of rooms. */
export const scenes = feature({
  name: 'live/scenes',
  build: ({ db }: Pick<Ground, 'db'>) => ({ scenes: createScenes({ db }) }),
  routes: (route, parts) => sceneRoutes(route, parts.scenes),
});
