import { z } from 'zod';
import { administrator, call, signedIn } from '../call.ts';
import { idParams } from '../scalars.ts';
import { NEWS_SHOWN, newsInputSchema, newsSchema, newsUpdateSchema, writtenNewsSchema } from './news.ts';

export const listNews = call({
  id: 'news.list',
  method: 'GET',
  path: '/news',
  summary: `Returns the newest ${NEWS_SHOWN} news of the platform in the requested language, otherwise in the caller’s, newest first.`,
  result: z.array(newsSchema),
  shows: ['office/news', 'accounts/users'],
  access: signedIn,
});
export const getNews = call({
  id: 'news.get',
  method: 'GET',
  path: '/news/{id}',
  summary: 'Returns news in all languages, for editing.',
  params: idParams,
  result: writtenNewsSchema,
  shows: ['office/news'],
  access: administrator,
});
export const createNews = call({
  id: 'news.create',
  method: 'POST',
  path: '/news',
  summary: 'Publishes news to all users immediately.',
  body: newsInputSchema,
  result: writtenNewsSchema,
  changes: ['office/news'],
  access: administrator,
});
export const updateNews = call({
  id: 'news.update',
  method: 'PUT',
  path: '/news/{id}',
  summary: 'Corrects news; their date is unchanged.',
  params: idParams,
  body: newsUpdateSchema,
  result: writtenNewsSchema,
  changes: ['office/news'],
  access: administrator,
  errors: ['StaleRowVersion'],
});
export const deleteNews = call({
  id: 'news.delete',
  method: 'DELETE',
  path: '/news/{id}',
  summary: 'Deletes news.',
  params: idParams,
  changes: ['office/news'],
  access: administrator,
});
