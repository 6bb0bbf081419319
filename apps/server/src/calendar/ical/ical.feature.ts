import { isRefusal } from '@clubpulse/contract/errors';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { icalRoutes } from './ical.routes.ts';
import { createFeeds } from './ical.service.ts';

export const ical = feature({
  name: 'calendar/ical',
  build: ({ db, config, users }: Pick<Ground, 'db' | 'config'> & { readonly users: Users }) => ({
    feeds: createFeeds({
      db,
      apiUrl: `${config.PUBLIC_URL}/api`,
      languageOf: async (userId) => {
        const user = await users.get(userId);
        return isRefusal(user) ? undefined : user.Language;
      },
    }),
  }),
  routes: (route, { feeds }, api) => icalRoutes(api, route, feeds),
});
