import { feature, type Ground } from '../../platform/feature/feature.ts';
import { userRoutes } from './users.routes.ts';
import { createUsers } from './users.service.ts';

export const users = feature({
  name: 'accounts/users',
  build: ({ db }: Pick<Ground, 'db'>) => ({
    users: createUsers({ db, today: () => new Date().toISOString().slice(0, 10) }),
  }),
  routes: (route, parts) => userRoutes(route, parts.users),
});
