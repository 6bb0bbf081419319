import { getLevel } from '@clubpulse/contract/community/levels.calls';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import { createLevels } from './levels.service.ts';

export const levels = feature({
  name: 'community/levels',
  build: ({ db }: Pick<Ground, 'db'>) => ({ levels: createLevels({ db }) }),
  routes: (route, parts) => route(getLevel, ({ params }) => parts.levels.ofUser(params.id)),
});
