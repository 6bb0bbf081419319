import type { AccessTable } from '../access.ts';

/** Everybody reads what administrators of the server write. */
export const access: AccessTable = {
  'news.list': 'signed in',
  'news.get': 'administrator',
  'news.create': 'administrator',
  'news.update': 'administrator',
  'news.delete': 'administrator',
};
