import { type Images, picturePorts } from '../../accounts/images/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { Clips } from '../../videos/videos/public.ts';
import { definitionRoutes } from './definitions.routes.ts';
import { createDefinitions } from './definitions.service.ts';
import { shownByDefinitions } from './definitions.store.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly images: Images;
  readonly clips: Clips;
}

export const definitions = feature({
  name: 'workouts/definitions',
  build: ({ db, images, clips }: Needs) => ({ definitions: createDefinitions({ db, images, clips }), definitionImages: images }),
  plugs: () => [plug(picturePorts, { shown: [shownByDefinitions] })],
  routes: (route, { definitions: service, definitionImages: images }) =>
    definitionRoutes(route, { definitions: service, images }),
});
