import { clubPorts } from '../../clubs/clubs/public.ts';
import { type Licenses, usagePorts } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { type BrokerPorts, brokerPorts } from './bridges.ports.ts';
import { bridgeRoutes } from './bridges.routes.ts';
import { createBridges } from './bridges.service.ts';
import { countBridges } from './bridges.store.ts';
import { createRegistration } from './registration.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly licenses: Licenses;
}

export const bridges = feature({
  name: 'devices/bridges',
  asks: brokerPorts,
  build: ({ db, licenses }: Needs, ask: BrokerPorts) => ({
    bridges: createBridges({ db }),
    registration: createRegistration({ db, licenses, brokerAddress: ask.brokerAddress }),
  }),
  plugs: (parts) => [
    plug(clubPorts, { bridges: parts.bridges.counts, leaving: [parts.bridges.deleteOfClub] }),
    plug(usagePorts, { usage: [{ resource: 'Bridges', used: countBridges }] }),
  ],
  routes: (route, parts) => bridgeRoutes(route, parts.bridges, parts.registration),
});
