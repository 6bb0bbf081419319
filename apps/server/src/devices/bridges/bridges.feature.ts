import { clubPorts } from '../../clubs/clubs/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { type BrokerPorts, brokerPorts } from './bridges.ports.ts';
import { bridgeRoutes } from './bridges.routes.ts';
import { createBridges } from './bridges.service.ts';
import { createRegistration } from './registration.service.ts';

export const bridges = feature({
  name: 'devices/bridges',
  asks: brokerPorts,
  build: ({ db }: Pick<Ground, 'db'>, ask: BrokerPorts) => ({
    bridges: createBridges({ db }),
    registration: createRegistration({ db, brokerAddress: ask.brokerAddress }),
  }),
  plugs: (parts) => [plug(clubPorts, { bridges: parts.bridges.counts })],
  routes: (route, parts) => bridgeRoutes(route, parts.bridges, parts.registration),
});
