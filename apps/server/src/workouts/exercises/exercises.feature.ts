import { type Images, picturePorts } from '../../accounts/images/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { exerciseRoutes } from './exercises.routes.ts';
import { createExercises } from './exercises.service.ts';
import { shownByExercises } from './exercises.store.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly images: Images;
}

export const exercises = feature({
  name: 'workouts/exercises',
  build: ({ db, images }: Needs) => ({ exercises: createExercises({ db, images }), exerciseImages: images }),
  plugs: () => [plug(picturePorts, { shown: [shownByExercises] })],
  routes: (route, { exercises: service, exerciseImages: images }) => exerciseRoutes(route, { exercises: service, images }),
});
