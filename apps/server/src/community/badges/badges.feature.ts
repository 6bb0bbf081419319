import { listBadges, listUserBadges } from '@clubpulse/contract/community/badges.calls';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createBadges } from './badges.service.ts';

export const badges = feature({
  name: 'community/badges',
  build: ({ db }: Pick<Ground, 'db'>) => ({ badges: createBadges({ db }) }),
  routes: (route, parts) => {
    route(listBadges, () => parts.badges.all());
    route(listUserBadges, ({ params }) => parts.badges.ofUser(params.id));
  },
});
