import * as calls from '@clubpulse/contract/body/goals.calls';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createGoals } from './goals.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly users: Users;
}

export const goals = feature({
  name: 'body/goals',
  persons: { measure_goals: { taken: ['UserId'], leaving: { stay: 'belongs to the user in every club, whoever set it' } } },
  build: ({ db, consents, users }: Needs) => ({ goals: createGoals({ db, consents, profiles: users.profiles }) }),
  routes: (route, parts) => {
    route(calls.listGoals, ({ params, caller }) => parts.goals.ofUser(caller, params.id));
    route(calls.setGoal, ({ params, body, caller }) => parts.goals.set(caller, params.id, params.key, body));
    route(calls.deleteGoal, ({ params, caller }) => parts.goals.delete(caller, params.id, params.key));
  },
});
