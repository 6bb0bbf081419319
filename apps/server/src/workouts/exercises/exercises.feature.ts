import { type Images, picturePorts } from '../../accounts/images/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { Videos } from '../../videos/videos/public.ts';
import { exerciseRoutes } from './exercises.routes.ts';
import { createExercises } from './exercises.service.ts';
import { shownByExercises } from './exercises.store.ts';
import { createGuides } from './guides.service.ts';
import { shownByGuides } from './guides.store.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly images: Images;
  readonly videos: Videos;
}

export const exercises = feature({
  name: 'workouts/exercises',
  build: ({ db, images, videos }: Needs) => ({
    exercises: createExercises({ db, images }),
    guides: createGuides({ db, images, videos }),
    exerciseImages: images,
  }),
  plugs: () => [plug(picturePorts, { shown: [shownByExercises, shownByGuides] })],
  routes: (route, { exercises: service, guides, exerciseImages: images }) =>
    exerciseRoutes(route, { exercises: service, guides, images }),
});
