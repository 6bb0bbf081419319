import { feature, type Ground } from '../../platform/feature/feature.ts';
import { overlapRoutes } from './overlaps.routes.ts';
import { createOverlaps } from './overlaps.service.ts';

export const overlaps = feature({
  name: 'calendar/overlaps',
  build: ({ db }: Pick<Ground, 'db'>) => ({ overlaps: createOverlaps({ db }) }),
  routes: (route, parts) => overlapRoutes(route, parts.overlaps),
});
