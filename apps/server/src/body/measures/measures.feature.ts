import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createMeasuredMembers } from './measured-members.service.ts';
import { measureNotices } from './measures.jobs.ts';
import { measureRoutes } from './measures.routes.ts';
import { createMeasures } from './measures.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly consents: Consents;
  readonly users: Users;
}

const stay = 'what was measured of her is hers, whichever club measured' as const;

export const measures = feature({
  name: 'body/measures',
  persons: {
    measure_events: { taken: ['UserId'], leaving: { stay } },
    measures: { taken: ['UserId'], leaving: { stay } },
  },
  build: ({ db, consents, users }: Needs) => ({
    measures: createMeasures({ db, consents, profiles: users.profiles }),
    measuredMembers: createMeasuredMembers({ db, consents }),
  }),
  plugs: () => [plug(dayPorts, { dailyJobs: [measureNotices] })],
  routes: (route, parts) => measureRoutes(route, parts.measures, parts.measuredMembers),
});
