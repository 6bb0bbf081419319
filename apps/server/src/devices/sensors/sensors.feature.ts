import type { Users } from '../../accounts/users/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { AccessPorts } from '../../platform/http/caller.ts';
import { createClaims } from './claims.service.ts';
import { type UnknownStrapPorts, unknownStrapPorts } from './sensors.ports.ts';
import { sensorRoutes } from './sensors.routes.ts';
import { createSensors } from './sensors.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly users: Users;
  readonly access: AccessPorts;
}

export const sensors = feature({
  name: 'devices/sensors',
  persons: {
    sensors: { taken: ['UserId'], leaving: { stay: 'a strap belongs to its user in every club' } },
    sensor_claims: { taken: ['ClaimantId', 'OwnerId'], leaving: { stay: 'about a strap, not a club' } },
  },
  asks: unknownStrapPorts,
  build({ db, users, access }: Needs, ask: UnknownStrapPorts) {
    const { nicknameOf } = users;
    const { unknownStraps } = ask;
    const ports = { athleteClubs: access.athleteClubs, nicknameOf, unknownStraps };
    return { sensors: createSensors({ db, ports }), claims: createClaims({ db }) };
  },
  routes: (route, parts) => sensorRoutes(route, parts),
  jobs: ({ claims }) => claims.jobs,
  purge: ({ claims }) => claims.purge(),
});
