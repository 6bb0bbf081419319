import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { dayPorts } from '../daily/public.ts';
import { policyRoutes } from './policies.routes.ts';
import { createPolicies } from './policies.service.ts';
import { policyReminders } from './reminders.service.ts';

export const policies = feature({
  name: 'clubs/policies',
  persons: {
    policy_answers: { taken: ['UserId'], leaving: { stay: 'the club’s evidence of what the user accepted' } },
    policy_reminders: { taken: { not: 'a mark of the server’s own work' }, leaving: 'go' },
    policy_versions: {
      taken: { not: 'of a user as staff, about others' },
      leaving: { stay: 'what was published stays published' },
    },
  },
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ policies: createPolicies({ db }) }),
  plugs: () => [plug(dayPorts, { dailyJobs: [policyReminders] })],
  routes: (route, parts) => policyRoutes(route, parts.policies),
});
