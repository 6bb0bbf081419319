import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { AccountSecurity } from '../security/public.ts';
import type { Tokens } from '../tokens/public.ts';
import type { Users } from '../users/public.ts';
import { createSessions } from './sessions.service.ts';

interface Needs extends Pick<ServerParts, 'identity' | 'notifications'> {
  readonly users: Users;
  readonly security: AccountSecurity;
  readonly tokens: Tokens;
}

export const sessions = feature({
  name: 'accounts/sessions',
  build: async ({ users, security, tokens, identity, notifications }: Needs) => ({
    sessions: await createSessions({ users, security, tokens, verify: identity.verify, notifications }),
  }),
});
