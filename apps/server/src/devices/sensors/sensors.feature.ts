import type { Users } from '../../accounts/users/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { AccessPorts } from '../../platform/http/caller.ts';
import { type HeardPorts, heardPorts } from './sensors.ports.ts';
import { sensorRoutes } from './sensors.routes.ts';
import { createSensors } from './sensors.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly users: Users;
  readonly access: AccessPorts;
}

export const sensors = feature({
  name: 'devices/sensors',
  asks: heardPorts,
  build({ db, users, access }: Needs, ask: HeardPorts) {
    const { nicknameOf } = users;
    const { unknownStraps } = ask;
    return { sensors: createSensors({ db, ports: { athleteClubs: access.athleteClubs, nicknameOf, unknownStraps } }) };
  },
  routes: (route, parts) => sensorRoutes(route, parts.sensors),
});
