import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Measures } from '../measures/public.ts';
import { timeZoneOfUser } from './board.facts.ts';
import { createHealthBoards } from './board.service.ts';
import { type HealthPorts, healthPorts } from './health.ports.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealth } from './health.service.ts';
import { createHealthIntake } from './intake.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
  readonly users: Users;
  readonly measures: Measures;
}

const stay = 'data of a watch belongs to the user, whatever clubs they are in' as const;

export const health = feature({
  name: 'body/health',
  persons: {
    health_intakes: { taken: ['UserId'], leaving: { stay } },
    health_summaries: { taken: ['UserId'], leaving: { stay } },
    health_scales: { taken: ['UserId'], leaving: { stay } },
  },
  asks: healthPorts,
  build: ({ db, consents, users, measures }: Needs, ports: HealthPorts) => {
    const healthIntake = createHealthIntake({ db, measures });
    return {
      healthIntake,
      health: createHealth({
        db,
        consents,
        profiles: users.profiles,
        timeZoneOf: (userId) => timeZoneOfUser(db, userId),
        intake: healthIntake,
        ports,
      }),
      healthBoards: createHealthBoards({ db, consents, ports }),
    };
  },
  routes: (route, parts) => healthRoutes(route, parts.health, parts.healthBoards),
});
