import type { Consents } from '../../accounts/consents/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Invitations } from '../invitations/public.ts';
import { addingRoutes } from './adding.routes.ts';
import { createAdding } from './adding.service.ts';
import { createCorrections } from './corrections.service.ts';
import { createEmailProposals } from './email-proposals.service.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'mail'> {
  readonly users: Users;
  readonly consents: Consents;
  readonly security: AccountSecurity;
  readonly clubs: Clubs;
  readonly invitations: Invitations;
}

export const adding = feature({
  name: 'members/adding',
  persons: {
    desk_corrections: { taken: ['UserId'], leaving: 'go' },
    email_proposals: { taken: ['UserId'], leaving: 'go' },
  },
  build: ({ config, ...parts }: Needs) => {
    const publicUrl = config.PUBLIC_URL;
    const made = createAdding({ ...parts, publicUrl });
    return {
      adding: made,
      corrections: createCorrections({ ...parts, adding: made }),
      emailProposals: createEmailProposals({ ...parts, publicUrl, adding: made }),
    };
  },
  routes: (route, parts) => addingRoutes(route, parts),
  purge: async (parts) => {
    await parts.corrections.purge();
    await parts.emailProposals.purge();
  },
});
