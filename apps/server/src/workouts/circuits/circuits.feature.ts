import { type Images, picturePorts } from '../../accounts/images/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Licenses } from '../../clubs/licenses/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import { circuitRoutes } from './circuits.routes.ts';
import { createCircuits } from './circuits.service.ts';
import { shownByCircuits } from './circuits.store.ts';
import { createCircuitCopies } from './clone.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly images: Images;
  readonly clubs: Clubs;
  readonly licenses: Licenses;
}

export const circuits = feature({
  name: 'workouts/circuits',
  build: ({ db, images, clubs, licenses }: Needs) => ({
    circuits: createCircuits({ db, images }),
    circuitCopies: createCircuitCopies({ db, clubs, licenses }),
    circuitImages: images,
  }),
  plugs: () => [plug(picturePorts, { shown: [shownByCircuits] })],
  routes: (route, { circuits: service, circuitCopies: copies, circuitImages: images }) =>
    circuitRoutes(route, { circuits: service, copies, images }),
});
