import { isRefusal } from '@clubpulse/contract/errors';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { icalRoutes } from './ical.routes.ts';
import { createFeeds } from './ical.service.ts';

export const ical = feature({
  name: 'calendar/ical',
  persons: {
    ical_feeds: {
      taken: { not: 'a secret: who had the file could read the calendar of the user' },
      leaving: { stay: 'one address for all clubs of the user' },
    },
  },
  build({ db, config, identity, users }: Pick<ServerParts, 'db' | 'config' | 'identity'> & { readonly users: Users }) {
    const feeds = createFeeds({
      db,
      apiUrl: `${config.PUBLIC_URL}/api`,
      languageOf: async (userId) => {
        const user = await users.get(userId);
        return isRefusal(user) ? undefined : user.Language;
      },
    });
    // The link ends, because a person who knew the old password may have created it.
    identity.provider?.onSecretsEnd(async (via, accountId) => {
      const userId = await users.idOfIdentity(identity.issuer, accountId, via);
      if (userId !== undefined) await feeds.revoke(userId, via);
    });
    return { feeds };
  },
  routes: (route, { feeds }, api) => icalRoutes(api, route, feeds),
});
