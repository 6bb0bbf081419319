import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { newsRoutes } from './news.routes.ts';
import { createNewsService } from './news.service.ts';

export const news = feature({
  name: 'office/news',
  build: ({ db }: Pick<ServerParts, 'db'>) => ({ news: createNewsService({ db }) }),
  routes: (route, parts) => newsRoutes(route, parts.news),
});
