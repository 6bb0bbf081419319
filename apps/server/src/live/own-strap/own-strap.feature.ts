import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import { ownStrapRoutes } from './own-strap.routes.ts';
import { createOwnStraps } from './own-strap.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly minutes: HeartMinuteStore;
}

/** Straps that an athlete's own phone hears, without a bridge. */
export const ownStrap = feature({
  name: 'live/own-strap',
  build: ({ db, minutes }: Needs) => ({ ownStraps: createOwnStraps({ db, minutes }) }),
  routes: (route, parts) => ownStrapRoutes(route, parts.ownStraps),
});
