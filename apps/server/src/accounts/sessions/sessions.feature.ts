import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { AccountSecurity } from '../security/public.ts';
import type { Users } from '../users/public.ts';
import { createSessions } from './sessions.service.ts';

interface Needs extends Pick<Ground, 'identity' | 'notifications'> {
  readonly users: Users;
  readonly security: AccountSecurity;
}

export const sessions = feature({
  name: 'accounts/sessions',
  build: async ({ users, security, identity, notifications }: Needs) => ({
    sessions: await createSessions({ users, security, verify: identity.verify, notifications }),
  }),
});
