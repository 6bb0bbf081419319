import * as calls from '@clubpulse/contract/office/news.calls';
import type { Routes } from '../../platform/http/route.ts';
import { shownLanguage } from '../../platform/http/shown-language.ts';
import type { NewsService } from './news.service.ts';

export function newsRoutes(route: Routes, news: NewsService): void {
  route(calls.listNews, ({ caller, ...asking }) => news.list(caller.UserId, shownLanguage(asking)));
  route(calls.getNews, ({ params }) => news.written(params.id));
  route(calls.createNews, ({ body }) => news.publish(body.Texts));
  route(calls.updateNews, ({ params, body }) => news.correct(params.id, body.RowVersion, body.Texts));
  route(calls.deleteNews, ({ params }) => news.takeBack(params.id));
}
