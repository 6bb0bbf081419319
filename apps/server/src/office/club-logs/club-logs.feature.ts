import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { clubLogsRoutes } from './club-logs.routes.ts';
import { createClubLogs } from './club-logs.service.ts';

export const clubLogs = feature({
  name: 'office/club-logs',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ clubLogs: createClubLogs({ db }) }),
  routes: (route, parts) => clubLogsRoutes(route, parts.clubLogs),
});
