import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { type ScenePorts, scenePorts } from './scenes.ports.ts';
import { sceneRoutes } from './scenes.routes.ts';
import { createScenes } from './scenes.service.ts';
import { removeFromWall } from './scenes.store.ts';

export const scenes = feature({
  name: 'live/scenes',
  asks: scenePorts,
  leaving: { athleteRole: { room_scenes: removeFromWall } },
  build: ({ db }: Pick<ServerParts, 'db'>, questions: ScenePorts) => ({ scenes: createScenes({ db, ...questions }) }),
  routes: (route, parts) => sceneRoutes(route, parts.scenes),
});
