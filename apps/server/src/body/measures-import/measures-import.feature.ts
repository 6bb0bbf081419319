import { matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import type { Consents } from '../../accounts/consents/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createMeasureImports } from './measures-import.service.ts';

interface Needs extends Pick<Ground, 'db'> {
  readonly consents: Consents;
}

export const measuresImport = feature({
  name: 'body/measures-import',
  build: ({ db, consents }: Needs) => ({ measureImports: createMeasureImports({ db, consents }) }),
  routes: (route, parts) =>
    route(matchMeasured, ({ params, body, caller }) => parts.measureImports.match(caller, params.id, body)),
});
