import { findStoredMeasures, matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createMeasureImports } from './measures-import.service.ts';

interface Needs extends Pick<ServerParts, 'db'> {
  readonly consents: Consents;
}

export const measuresImport = feature({
  name: 'body/measures-import',
  build: ({ db, consents }: Needs) => ({ measureImports: createMeasureImports({ db, consents }) }),
  routes: (route, { measureImports }) => {
    route(matchMeasured, ({ params, body, caller }) => measureImports.match(caller, params.id, body));
    route(findStoredMeasures, ({ params, body, caller }) => measureImports.stored(caller, params.id, body));
  },
});
