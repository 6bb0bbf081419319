import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import type { LiveNow } from '../board/public.ts';
import { ownStrapRoutes } from './own-strap.routes.ts';
import { createOwnStraps } from './own-strap.service.ts';

interface Needs extends Pick<ServerParts, 'db' | 'log'> {
  readonly minutes: HeartMinuteStore;
  readonly consents: Consents;
  readonly live: { readonly now: LiveNow };
}

export const ownStrap = feature({
  name: 'live/own-strap',
  build: ({ db, log, minutes, consents, live }: Needs) => ({
    ownStraps: createOwnStraps({ db, minutes, consents, live: live.now, log }),
  }),
  routes: (route, parts) => ownStrapRoutes(route, parts.ownStraps),
});
