import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createNotices } from './notices.listeners.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
}

export const notices = feature({
  name: 'office/notices',
  build: ({ config, db, mail, users, security, clubs }: Needs) => ({
    notices: createNotices({
      db,
      mail,
      publicUrl: config.PUBLIC_URL,
      profiles: users.profiles,
      clubsOf: clubs.factsOf,
      closedIn: security.closedIn,
    }),
  }),
  listeners: (parts) => parts.notices.listeners,
  jobs: (parts) => parts.notices.jobs,
  purge: (parts) => parts.notices.purge(),
});
