import { getProgress } from '@clubpulse/contract/office/progress/progress.calls';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createProgress } from './progress.service.ts';

export const progress = feature({
  name: 'office/progress',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ progress: createProgress({ db }) }),
  routes: (route, parts) => route(getProgress, ({ params }) => parts.progress.ofUser(params.id)),
});
