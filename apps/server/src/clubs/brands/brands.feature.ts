import { picturePorts } from '../../accounts/images/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { brandRoutes } from './brands.routes.ts';
import { createBrands } from './brands.service.ts';
import { shownByBrands } from './brands.store.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly security: AccountSecurity;
}

export const brands = feature({
  name: 'clubs/brands',
  build: ({ config, db, mail, security }: Needs) => ({
    brands: createBrands({ db, mail, refuseStale: security.refuseStale, publicUrl: config.PUBLIC_URL }),
  }),
  plugs: ({ brands: made }) => [plug(picturePorts, { shown: [shownByBrands], setBrandPicture: made.setPicture })],
  routes: (route, parts) => brandRoutes(route, parts.brands),
});
