import type { Users } from '../../accounts/users/public.ts';
import type { Holds, Seats } from '../../calendar/seats/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { guestRoutes } from './guests.routes.ts';
import { createGuests } from './guests.service.ts';
import { websiteRoutes } from './website.routes.ts';
import { createWebsite } from './website.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly clubs: Clubs;
  readonly licenses: Licenses;
  readonly users: Users;
  readonly holds: Holds;
  readonly ownSeats: Seats;
}

export const website = feature({
  name: 'office/website',
  build({ config, db, mail, clubs, licenses, users, holds, ownSeats }: Needs) {
    const publicUrl = config.PUBLIC_URL;
    const made = createWebsite({ db, publicUrl, club: clubs.facts });
    const parts = { db, mail, publicUrl, clubs, licenses, users, holds, seats: ownSeats, website: made };
    return { website: made, guests: createGuests(parts) };
  },
  routes: (route, parts, api) => websiteRoutes(api, route, parts.website, parts.guests),
  serves: (app, { guests, config }) =>
    guestRoutes(app, { guests, publicUrl: config.PUBLIC_URL, formsPerMinute: config.RATE_LIMIT }),
  purge: async (parts) => {
    await parts.guests.purge();
    await parts.website.purge();
  },
});
