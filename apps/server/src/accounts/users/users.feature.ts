import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Consents } from '../consents/public.ts';
import { userRoutes } from './users.routes.ts';
import { createUsers } from './users.service.ts';

interface Needs extends Pick<Ground, 'db' | 'identity'> {
  readonly consents: Consents;
}

export const users = feature({
  name: 'accounts/users',
  build: ({ db }: Needs) => ({
    users: createUsers({ db, today: () => new Date().toISOString().slice(0, 10) }),
  }),
  routes: (route, parts) => userRoutes(route, parts.users, parts.consents, parts.identity.provider?.askVerify),
});
