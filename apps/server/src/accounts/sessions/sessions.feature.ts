import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Users } from '../users/public.ts';
import { createSessions } from './sessions.service.ts';

export const sessions = feature({
  name: 'accounts/sessions',
  build: async ({ users, identity, notifications }: Pick<Ground, 'identity' | 'notifications'> & { readonly users: Users }) => ({
    sessions: await createSessions({ users, verify: identity.verify, notifications }),
  }),
});
