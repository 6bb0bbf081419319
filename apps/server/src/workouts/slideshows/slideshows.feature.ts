import { type Images, picturePorts } from '../../accounts/images/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { slideshowRoutes } from './slideshows.routes.ts';
import { createSlideshows } from './slideshows.service.ts';
import { shownBySlideshows } from './slideshows.store.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly images: Images;
}

export const slideshows = feature({
  name: 'workouts/slideshows',
  build: ({ db, images }: Needs) => ({ slideshows: createSlideshows({ db, images }), slideImages: images }),
  plugs: () => [plug(picturePorts, { shown: [shownBySlideshows] })],
  routes: (route, { slideshows: service, slideImages: images }) => slideshowRoutes(route, { slideshows: service, images }),
});
