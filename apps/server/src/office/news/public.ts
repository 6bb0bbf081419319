export { createNewsService } from './news.service.ts';
