import { acknowledgeLevel, getLevel, getMemberLevel } from '@clubpulse/contract/community/levels.calls';
import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createRises } from './levels.jobs.ts';
import { createLevels } from './levels.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
}

export const levels = feature({
  name: 'community/levels',
  persons: {
    levels_told: { taken: { not: 'computed from the trainings' }, leaving: { stay: 'belongs to the user in every club' } },
  },
  build: ({ db, consents }: Needs) => ({ levels: createLevels({ db, consents }), rises: createRises({ db, consents }) }),
  routes: (route, parts) => {
    route(getLevel, ({ params }) => parts.levels.ofUser(params.id));
    route(acknowledgeLevel, ({ params, body }) => parts.levels.shown(params.id, body.Level));
    route(getMemberLevel, ({ params, caller }) => parts.levels.ofMember(params.id, params.userId, caller));
  },
  jobs: (parts) => parts.rises.jobs,
});
