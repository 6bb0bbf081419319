import { feature, type Ground } from '../../platform/feature/feature.ts';
import { newsRoutes } from './news.routes.ts';
import { createNewsService } from './news.service.ts';

export const news = feature({
  name: 'office/news',
  build: ({ db }: Pick<Ground, 'db'>) => ({ news: createNewsService({ db }) }),
  routes: (route, parts) => newsRoutes(route, parts.news),
});
