import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { websiteRoutes } from './website.routes.ts';
import { createWebsite } from './website.service.ts';

export const website = feature({
  name: 'office/website',
  build: ({ config, db, clubs }: Pick<Ground, 'config' | 'db'> & { readonly clubs: Clubs }) => ({
    website: createWebsite({ db, publicUrl: config.PUBLIC_URL, club: clubs.facts }),
  }),
  routes: (route, parts, api) => websiteRoutes(api, route, parts.website),
});
