import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { dayPorts } from '../../clubs/daily/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { createMeasureBatches } from './batches.service.ts';
import { createMeasuredMembers } from './measured-members.service.ts';
import { measureNotices } from './measures.jobs.ts';
import { type MeasurePorts, measurePorts } from './measures.ports.ts';
import { measureRoutes } from './measures.routes.ts';
import { createMeasures } from './measures.service.ts';
import { createMeasureReminders } from './reminders.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly users: Users;
}

const stay = 'measures belong to the user, whichever club measured' as const;

export const measures = feature({
  name: 'body/measures',
  persons: {
    measure_events: { taken: ['UserId'], leaving: { stay } },
    measure_batches: {
      taken: { not: 'what staff sent of others, until it is saved' },
      leaving: { stay: 'refused when its turn comes: it is saved with the rights of then' },
    },
    measures: { taken: ['UserId'], leaving: { stay } },
    measure_reminders: { taken: { not: 'a mark of the server’s own work' }, leaving: 'go' },
    measure_standings: { taken: { not: 'computed from the measures' }, leaving: { stay } },
  },
  asks: measurePorts,
  build: ({ db, consents, users }: Needs, { measured }: MeasurePorts) => {
    const own = createMeasures({ db, consents, profiles: users.profiles, measured });
    return {
      measures: own,
      measuredMembers: createMeasuredMembers({ db, consents }),
      measureReminders: createMeasureReminders({ db, consents }),
      measureBatches: createMeasureBatches({ db, measures: own, rolesOf: users.rolesOf }),
    };
  },
  plugs: () => [plug(dayPorts, { dailyJobs: [measureNotices] })],
  routes: (route, parts) => measureRoutes(route, parts),
  jobs: (parts) => parts.measureBatches.jobs,
  purge: (parts) => parts.measureBatches.purge(),
});
